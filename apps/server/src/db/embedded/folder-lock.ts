import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { DatabaseSync } from "node:sqlite";

/** A held lock. It goes with the process, however the process ends. */
export interface FolderLock {
  release(): void;
}

/** Thrown when another process holds the folder. The message names it. */
export class FolderHeldError extends Error {
  override readonly name = "FolderHeldError";
}

// A handle that nothing refers to is closed by the garbage collector, and its lock with it.
const held = new Set<DatabaseSync>();

/**
 * Takes the folder of an embedded database for this process alone: two processes on one folder destroy it.
 * The judge is a lock the kernel keeps on a file beside the folder; a second file only says who holds it.
 * Nothing may open `<folder>.lock` but this function: closing any other handle on it would drop the lock.
 *
 * @throws FolderHeldError when another process holds it.
 */
export function lockFolder(folder: string, parent: string): FolderLock {
  mkdirSync(parent, { recursive: true });
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
