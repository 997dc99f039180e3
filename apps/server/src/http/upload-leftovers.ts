import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * Deletes the temporary files of uploads that ended with a process that was killed.
 *
 * @param folder Where uploads are put while they arrive; it need not exist.
 * @param unchangedMs Files changed within so many milliseconds stay: they may be on their way to a server beside this one.
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
