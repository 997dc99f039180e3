import type { Decrypter } from "age-encryption";
import type { MigrationMeta } from "drizzle-orm/migrator";
import { BackupError } from "./backup-error.ts";
import { FileDigester } from "./file-digest.ts";
import { knownMigrations, newestMigration } from "../db/migration-history.ts";
import { readArchive } from "./read-archive.ts";
import type { SiteHeader, SitePart, SiteSummary } from "./site-parts.ts";

/**
 * Passes parts on and verifies that they are a whole site: first a header that this program understands; then
 * everything that the summary counts; the summary last.
 *
 * @throws BackupError at the first fault.
 */
export async function* verifyParts(
  parts: AsyncIterable<SitePart>,
  migrations: readonly MigrationMeta[] = knownMigrations(),
): AsyncGenerator<SitePart> {
  const files = new FileDigester();
  const rows = new Map<string, number>();
  let state: "begin" | "inside" | "complete" = "begin";
  for await (const part of parts) {
    if ((part.kind === "header") !== (state === "begin") || state === "complete") throw malformed();
    state = part.kind === "summary" ? "complete" : "inside";
    if (part.kind === "header") {
      assertKnown(part.header, migrations);
      for (const { name } of part.header.tables) rows.set(name, 0);
    } else if (part.kind === "rows") {
      count(part.table, part.rows, rows);
    } else if (part.kind === "summary") {
      assertComplete(part.summary, rows, files);
    }
    yield part.kind === "file" ? { ...part, content: files.pass(part.path, part.content) } : part;
  }
  if (state !== "complete") throw malformed();
}

/**
 * Reads an archive to its end without restoring it.
 *
 * @throws BackupError when it is incomplete, encrypted for others, or not for this program.
 */
export async function verifyArchive(
  path: string,
  decrypter: Decrypter | null = null,
): Promise<void> {
  for await (const part of verifyParts(readArchive(path, decrypter))) {
    if (part.kind !== "file") continue;
    for await (const bytes of part.content) void bytes;
  }
}

function assertKnown({ schema }: SiteHeader, migrations: readonly MigrationMeta[]): void {
  if (migrations.some(({ folderMillis }) => folderMillis === schema)) return;
  throw new BackupError(
    schema > newestMigration(migrations)
      ? "This was written by a newer Atrium. Restore it with that version."
      : "This was written by another edition of Atrium, whose tables this one never had.",
  );
}

function count(table: string, text: string, rows: Map<string, number>): void {
  const known = rows.get(table);
  if (known === undefined) throw malformed();
  rows.set(table, known + text.split("\n").length - 1);
}

function assertComplete(
  { tables, files: expected }: SiteSummary,
  rows: ReadonlyMap<string, number>,
  files: FileDigester,
): void {
  for (const [table, found] of rows) {
    const expected = tables[table]?.rows;
    if (found !== expected) {
      throw new BackupError(`Expected ${expected ?? 0} rows of ${table}, found ${found}.`);
    }
  }
  const found = files.finish();
  if (found.sha256 === expected.sha256) return;
  throw new BackupError(
    found.count === expected.count
      ? "The uploaded files are not the ones that were saved."
      : `Expected ${expected.count} uploaded files, found ${found.count}.`,
  );
}

function malformed(): BackupError {
  return new BackupError(
    "This is not a complete backup of Atrium: parts are missing or in the wrong order.",
  );
}
