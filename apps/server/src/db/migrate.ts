import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Folder of the forward migrations: beside the sources, or beside the built program. */
export function migrationsFolder(): string {
  const candidates = ["./migrations", "../src/db/migrations"];
  const folders = candidates.map((path) => fileURLToPath(new URL(path, import.meta.url)));
  const found = folders.find((folder) => existsSync(folder));
  if (found === undefined) throw new Error(`No migrations at ${folders.join(" or ")}`);
  return found;
}
