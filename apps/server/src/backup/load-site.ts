import { sql } from "drizzle-orm";
import type { MigrationMeta } from "drizzle-orm/migrator";
import type { Db } from "../db/db.ts";
import { cacheChanges } from "../db/schema/index.ts";
import { migrationLock } from "../db/migrate.ts";
import { publicChangesChannel } from "../db/invalidation-bus.ts";
import type { FileStorage } from "../modules/files/storage/file-storage.ts";
import { verifyParts } from "./verify-parts.ts";
import {
  assertSameRows,
  RowLoader,
  setSequences,
  suspendForeignKeys,
  suspendTriggers,
} from "./load-rows.ts";
import { deleteFiles, FilePlacer } from "./place-files.ts";
import { prepareTarget } from "./prepare-target.ts";
import type { SiteProgress } from "./progress.ts";
import { configureTransaction } from "./configure-transaction.ts";
import { knownMigrations, migrateWithin, newestMigration } from "../db/migration-history.ts";
import { unsavedTables, type SitePart, type SiteSummary } from "./site-parts.ts";
import { quote } from "./table-catalog.ts";

export interface LoadOptions {
  /** Where the uploaded files go. */
  files: FileStorage;
  /** Whether the site in the database may be lost. */
  replace: boolean;
  onProgress(progress: SiteProgress): void;
  /** What the tables are brought up to date by; the program's own unless a test has more. */
  migrations?: readonly MigrationMeta[];
}

/**
 * Writes a whole site into a database and its files into their folder, all or nothing. Written rows are compared with
 * the source, and a site of an older program is migrated.
 *
 * @throws BackupError when the stream is incomplete, or the target holds something it may not lose.
 */
export async function loadSite(
  db: Db,
  parts: AsyncIterable<SitePart>,
  options: LoadOptions,
): Promise<SiteSummary> {
  const files = new FilePlacer(options.files);
  try {
    const { summary, abandoned } = await db.transaction((tx) => fill(tx, parts, files, options));
    await deleteFiles(options.files, abandoned);
    await db.execute(sql`analyze`);
    return summary;
  } catch (error) {
    await files.undo();
    throw error;
  }
}

async function fill(
  tx: Db,
  parts: AsyncIterable<SitePart>,
  files: FilePlacer,
  options: LoadOptions,
): Promise<{ summary: SiteSummary; abandoned: Set<string> }> {
  await configureTransaction(tx);
  // A server that starts meanwhile waits before it migrates.
  await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
  const migrations = options.migrations ?? knownMigrations();
  const whole = verifyParts(parts, migrations);
  const { value: first } = await whole.next();
  if (first?.kind !== "header") throw new Error("A checked site begins with its header.");
  const { schema, tables } = first.header;
  const abandoned = await prepareTarget(tx, first.header, { ...options, migrations });
  const restoreKeys = await suspendForeignKeys(tx);
  const restoreTriggers = await suspendTriggers(tx, tables);
  const summary = await writeParts(whole, new RowLoader(tx, tables), files, options.onProgress);
  await assertSameRows(tx, tables, summary);
  await setSequences(tx, summary.sequences);
  await restoreKeys();
  await restoreTriggers();
  await migrateWithin(tx, schema, newestMigration(migrations), migrations);
  // Earlier versions saved them.
  for (const name of unsavedTables) await tx.execute(sql.raw(`delete from ${quote(name)}`));
  // The tables are new: no trigger has notified of the rows that went with the old ones.
  await tx.execute(sql`select pg_notify(${publicChangesChannel}, '')`);
  await tx.insert(cacheChanges).values({ key: "site" });
  return { summary, abandoned };
}

async function writeParts(
  parts: AsyncIterable<SitePart>,
  loader: RowLoader,
  files: FilePlacer,
  onProgress: LoadOptions["onProgress"],
): Promise<SiteSummary> {
  let placed = 0;
  let summary: SiteSummary | undefined;
  for await (const part of parts) {
    if (part.kind === "summary") summary = part.summary;
    else if (part.kind === "rows") {
      const count = await loader.load(part.table, part.rows);
      onProgress({ phase: "rows", table: part.table, count });
    } else if (part.kind === "file") {
      await files.place(part.path, part.content);
      placed += 1;
      onProgress({ phase: "files", count: placed, total: null });
    }
  }
  if (summary === undefined) throw new Error("A checked site ends with its summary.");
  return summary;
}
