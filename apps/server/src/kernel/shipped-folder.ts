import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * A folder that the program reads at run time: in `src`, or beside the built program.
 *
 * @param path Relative to `src`, such as `db/migrations`.
 */
export function shippedFolder(path: string): string {
  const candidates = [`../${path}`, `../src/${path}`];
  const folders = candidates.map((from) => fileURLToPath(new URL(from, import.meta.url)));
  const found = folders.find((folder) => existsSync(folder));
  if (found === undefined) throw new Error(`There is neither ${folders.join(" nor ")}`);
  return found;
}
