import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../kernel/config/config.ts";
import { closeToOthers, makePrivate, UnsafeFolderError } from "../kernel/private-files.ts";
import { databaseFolder } from "../db/open-database.ts";

/** Uploads are in folders of a year; whatever else is beside them is not the program's. */
const yearFolder = /^\d{4}$/;

/**
 * Takes what earlier versions and the database engine wrote for everybody to read from all but its owner, while the
 * server runs. Its end waits for the file at hand.
 */
export function closeFiles({ dataDir, uploadDir, bucket }: Config): AsyncDisposable {
  const stop = new AbortController();
  if (bucket === null) tryPrivate(uploadDir);
  const paths = [
    databaseFolder(dataDir),
    join(dataDir, "tmp"),
    ...namesIn(uploadDir)
      .filter((name) => yearFolder.test(name))
      .map((name) => join(uploadDir, name)),
  ];
  const closing = closeToOthers(paths, stop.signal);
  return {
    async [Symbol.asyncDispose]() {
      stop.abort();
      await closing;
    },
  };
}

/** Uploads may lie where somebody else decides who reads them. */
function tryPrivate(folder: string): void {
  try {
    makePrivate(folder);
  } catch (error) {
    if (!(error instanceof UnsafeFolderError)) throw error;
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
