import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { DatabaseSync } from "node:sqlite";
import { makePrivate } from "../../kernel/private-files.ts";

/** Released with the process, however it ends. */
export interface FolderLock {
  release(): void;
}

/** The message names the process that holds the folder. */
export class FolderHeldError extends Error {
  override readonly name = "FolderHeldError";
}

// The garbage collector would close an unreferenced handle, and release its lock.
const held = new Set<DatabaseSync>();

/**
 * Locks the folder of an embedded database: two processes on one folder corrupt it. The kernel's lock on a file beside
 * the folder decides; a second file only says who holds it. Nothing else may open `<folder>.lock`: closing any other
 * handle on it would release the lock.
 *
 * @throws FolderHeldError when another process holds it.
 * @throws UnsafeFolderError when other users of the machine may write to the parent.
 */
export function lockFolder(folder: string, parent: string): FolderLock {
  makePrivate(parent);
  const lockFile = `${folder}.lock`;
  const holderFile = `${folder}.holder.json`;
  const lock = new DatabaseSync(lockFile);
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!isLocked(error)) throw error;
    throw new FolderHeldError(
      `The database folder ${folder} is in use by ${describeHolder(holderFile)}. ` +
        "Stop that process first, or choose another DATA_DIR.",
      { cause: error },
    );
  }
  held.add(lock);
  writeFileSync(holderFile, JSON.stringify(currentHolder(), null, 2));
  return {
    release() {
      rmSync(holderFile, { force: true });
      held.delete(lock);
      lock.close();
    },
  };
}

interface Holder {
  pid: number;
  host: string;
  startedAt: string;
  command: string;
}

function currentHolder(): Holder {
  return {
    pid: process.pid,
    host: hostname(),
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    command: process.argv.slice(1).join(" "),
  };
}

function describeHolder(file: string): string {
  try {
    const holder = JSON.parse(readFileSync(file, "utf8")) as Partial<Holder>;
    return `process ${holder.pid} on ${holder.host} (started ${holder.startedAt}: ${holder.command})`;
  } catch {
    return "another process";
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && /database is locked/.test(error.message);
}
