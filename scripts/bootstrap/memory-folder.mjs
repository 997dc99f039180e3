import { accessSync, constants, mkdtempSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

/** Linux keeps the files of this folder in memory. */
const inMemory = "/dev/shm";

/**
 * Makes a folder for files that come and go by the thousand and survive nothing: in memory where the machine has `bytes` of it
 * to spare twice over, else in the usual place for temporary files.
 *
 * @param prefix How its name begins, such as `atrium-postgres-`.
 * @returns Its path. Whoever asked removes it.
 */
export function makeMemoryFolder(prefix, bytes) {
  return mkdtempSync(join(hasMemory(bytes) ? inMemory : tmpdir(), prefix));
}

function hasMemory(bytes) {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return Math.min(bavail * bsize, freemem()) > 2 * bytes;
  } catch {
    return false;
  }
}
