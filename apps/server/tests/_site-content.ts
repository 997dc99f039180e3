import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { dumpSite } from "../src/backup/dump-site.ts";
import { unsavedTables, type SitePart } from "../src/backup/site-parts.ts";
import { columnsOf, quote, rowToJson, tableNames } from "../src/backup/table-catalog.ts";
import type { Db } from "../src/db/db.ts";
import { FolderStorage } from "../src/modules/files/storage/folder-storage.ts";
import { queryRows } from "../src/db/query-rows.ts";
import { configureTransaction } from "../src/backup/configure-transaction.ts";

/** Every row of every table that a backup saves, as sorted text. */
export async function everyRow(db: Db): Promise<Record<string, string[]>> {
  return db.transaction(async (tx) => {
    await configureTransaction(tx);
    const content: Record<string, string[]> = {};
    for (const name of await tableNames(tx)) {
      if (unsavedTables.has(name)) continue;
      const columns = (await columnsOf(tx, name)).map((column) => column.name);
      const query = `select ${rowToJson({ name, columns })} as line from ${quote(name)}`;
      const rows = await queryRows<{ line: string }>(tx, sql.raw(query));
      content[name] = rows.map(({ line }) => line).sort();
    }
    return content;
  });
}

/** Hashes of every file below a folder, by path. */
export function everyFile(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const paths = globSync("**/*", { cwd: folder }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );
  return Object.fromEntries(paths.sort().map((path) => [path, hashOf(join(folder, path))]));
}

/** Streams the parts of a site, as the commands do. */
export function streamParts<T>(
  db: Db,
  uploadDir: string,
  use: (parts: AsyncGenerator<SitePart>) => Promise<T>,
  onMissing: (path: string) => void = () => {},
): Promise<T> {
  return db.transaction(
    (tx) =>
      use(
        dumpSite(tx, {
          files: new FolderStorage(uploadDir),
          now: new Date(),
          onProgress() {},
          onMissing,
        }),
      ),
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

function hashOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
