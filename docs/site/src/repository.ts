import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The repository's folder. */
export const root = join(import.meta.dirname, "../../..");

/** Reads a text file of the repository. */
export function readText(file: string): string {
  return readFileSync(join(root, file), "utf8");
}
