import { sql } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import type { FileStorage } from "../modules/files/storage/file-storage.ts";
import { readContract } from "../kernel/contract.ts";
import { BackupError } from "./backup-error.ts";
import { FileDigester } from "./file-digest.ts";
import type { SiteProgress } from "./progress.ts";
import { queryRows } from "../db/query-rows.ts";
import { configureTransaction } from "./configure-transaction.ts";
import {
  assertKnownHistory,
  newestMigration,
  schemaNames,
  schemaOf,
} from "../db/migration-history.ts";
import {
  siteFormat,
  unsavedTables,
  type FilesDigest,
  type SiteHeader,
  type SitePart,
  type SiteSummary,
  type TableShape,
} from "./site-parts.ts";
import {
  columnsOf,
  digestTable,
  quote,
  readSequences,
  rowToJson,
  tableNames,
} from "./table-catalog.ts";

export interface DumpOptions {
  /** Where the uploaded files are; null leaves them out, when they stay in place. */
  files: FileStorage | null;
  now: Date;
  onProgress(progress: SiteProgress): void;
  /** Called for a file that the database lists and the store lacks. */
  onMissing(path: string): void;
}

/**
 * Streams a whole site, a few rows at a time.
 *
 * @param tx A read-only transaction with one snapshot (repeatable read).
 * @throws BackupError when the database holds no site, or one of a newer program.
 */
export async function* dumpSite(tx: Db, options: DumpOptions): AsyncGenerator<SitePart> {
  await configureTransaction(tx);
  const header = await describeSite(tx, options.now);
  yield { kind: "header", header };
  const tables: SiteSummary["tables"] = {};
  for (const table of header.tables) {
    yield* dumpRows(tx, table, options.onProgress);
    tables[table.name] = await digestTable(tx, table);
  }
  const files = yield* dumpFiles(tx, options);
  const sequences = await readSequences(tx);
  yield { kind: "summary", summary: { tables, sequences, files } };
}

async function describeSite(tx: Db, now: Date): Promise<SiteHeader> {
  const schema = await schemaOf(tx);
  if (schema === null) throw new BackupError("This database holds no site of Atrium.");
  if (schema > newestMigration()) {
    throw new BackupError("A newer Atrium keeps this database. Use that version's command.");
  }
  await assertKnownHistory(tx);
  const own = schemaNames().tables;
  const names = (await tableNames(tx)).filter((name) => own.has(name) && !unsavedTables.has(name));
  const tables: TableShape[] = [];
  for (const name of names) {
    tables.push({ name, columns: (await columnsOf(tx, name)).map((column) => column.name) });
  }
  const contract = readContract().document.info["x-contract-hash"];
  return { format: siteFormat, createdAt: now.toISOString(), schema, contract, tables };
}

const rowsAtOnce = 50;
const charactersAtOnce = 256 * 1024;

/** Reads rows through a cursor, in chunks of a useful size. Call `configureTransaction` first. */
export async function* dumpRows(
  tx: Db,
  table: TableShape,
  onProgress: DumpOptions["onProgress"],
): AsyncGenerator<SitePart> {
  const query = `select ${rowToJson(table)} as line from ${quote(table.name)}`;
  await tx.execute(sql.raw(`declare dump no scroll cursor for ${query}`));
  let rows = "";
  let count = 0;
  for (;;) {
    const fetched = await queryRows<{ line: string }>(tx, sql.raw(`fetch ${rowsAtOnce} from dump`));
    for (const { line } of fetched) rows += `${line}\n`;
    const last = fetched.length < rowsAtOnce;
    count += fetched.length;
    onProgress({ phase: "rows", table: table.name, count });
    if (rows !== "" && (last || rows.length >= charactersAtOnce)) {
      yield { kind: "rows", table: table.name, rows };
      rows = "";
    }
    if (last) break;
  }
  await tx.execute(sql.raw("close dump"));
}

async function* dumpFiles(
  tx: Db,
  { files, onProgress, onMissing }: DumpOptions,
): AsyncGenerator<SitePart, FilesDigest> {
  const digester = new FileDigester();
  const paths = files === null ? [] : await filePaths(tx);
  for (const [index, path] of paths.entries()) {
    const file = await files?.open(path);
    if (file == null) {
      onMissing(path);
      continue;
    }
    try {
      yield { kind: "file", path, size: file.size, content: digester.pass(path, file.content) };
    } finally {
      file.content.destroy();
    }
    onProgress({ phase: "files", count: index + 1, total: paths.length });
  }
  return digester.finish();
}

async function filePaths(tx: Db): Promise<string[]> {
  const rows = await queryRows<{ path: string }>(
    tx,
    sql`select path from files order by path collate "C"`,
  );
  return rows.map(({ path }) => path);
}
