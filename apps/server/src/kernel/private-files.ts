import { chmodSync, mkdirSync, statSync } from "node:fs";
import { chmod, lstat, readdir } from "node:fs/promises";
import { join } from "node:path";

/** The message names the folder, and what to do. */
export class UnsafeFolderError extends Error {
  override readonly name = "UnsafeFolderError";
}

const sticky = 0o1000;
const anyOfOthers = 0o077;
const writeOfOthers = 0o022;

/**
 * Creates a folder that only its owner reaches, or closes one to everybody else: whatever modes the files inside have,
 * no other user of the machine gets at them.
 *
 * @throws UnsafeFolderError when the folder is shared by all users, or when others may write and this cannot change it.
 */
export function makePrivate(folder: string, changeMode: typeof chmodSync = chmodSync): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { mode } = statSync(folder);
  if ((mode & sticky) !== 0) {
    throw new UnsafeFolderError(
      `All users of this machine share the folder ${folder}. Set DATA_DIR to a folder of its own, such as ${join(folder, "atrium")}.`,
    );
  }
  if ((mode & anyOfOthers) === 0) return;
  try {
    changeMode(folder, 0o700);
  } catch (error) {
    // Somebody else's folder, as mounts often are: that others may look into it is up to its owner.
    if ((mode & writeOfOthers) === 0) return;
    throw new UnsafeFolderError(
      `Other users of this machine may write to ${folder}, which belongs to somebody else. ` +
        `Set DATA_DIR to a folder that this program creates, such as ${join(folder, "data")}, or run: chmod 700 ${folder}`,
      { cause: error },
    );
  }
}

/** Takes files and folders, and all below them, from everybody but their owner. What it may not change stays. */
export async function closeToOthers(paths: readonly string[], signal: AbortSignal): Promise<void> {
  for (const path of paths) {
    if (signal.aborted) return;
    try {
      await closeOne(path, signal);
    } catch {
      // Gone meanwhile, or somebody else's.
    }
  }
}

async function closeOne(path: string, signal: AbortSignal): Promise<void> {
  const found = await lstat(path);
  const isFolder = found.isDirectory();
  if (!isFolder && !found.isFile()) return;
  if ((found.mode & anyOfOthers) !== 0) await chmod(path, isFolder ? 0o700 : 0o600);
  if (!isFolder) return;
  const names = await readdir(path);
  await closeToOthers(
    names.map((name) => join(path, name)),
    signal,
  );
}
