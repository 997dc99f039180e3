import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * Deletes temporary files of uploads that a killed process left behind.
 *
 * @param folder Where uploads arrive; it need not exist.
 * @param unchangedMs Files changed within that time stay: another server may be receiving them.
 */
export async function discardLeftovers(folder: string, unchangedMs: number): Promise<void> {
  const latest = Date.now() - unchangedMs;
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => null);
    if (file !== null && file.mtimeMs <= latest) await rm(path, { force: true });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, "code") === "ENOENT") return [];
    throw error;
  }
}
