import { createHash } from "node:crypto";
import { asc, gt } from "drizzle-orm";
import type { Db } from "../../../db/db.ts";
import { files } from "../../../db/schema/index.ts";
import { FileStorageError, type FileStorage } from "./file-storage.ts";

type FileFacts = Pick<typeof files.$inferSelect, "path" | "size" | "sha256">;

export interface CopyOptions {
  from: FileStorage;
  to: FileStorage;
  /** Only looks what is where. */
  dryRun: boolean;
  onProgress(count: number, total: number): void;
}

export interface CopyOutcome {
  /** Files that were copied, or would be. */
  copied: number;
  bytes: number;
  /** Files that were there already. */
  present: number;
  /** Paths that are in neither place. */
  missing: string[];
  /** Paths whose content is not what was uploaded. */
  damaged: string[];
}

const ROWS_AT_ONCE = 200;

/**
 * Copies all uploaded files that the database lists from one store to another; their resized copies are made again on
 * request. What is there already is verified instead, so an interrupted run is simply repeated.
 *
 * @throws FileStorageError
 */
export async function copyFiles(db: Db, options: CopyOptions): Promise<CopyOutcome> {
  const outcome: CopyOutcome = { copied: 0, bytes: 0, present: 0, missing: [], damaged: [] };
  const total = await db.$count(files);
  let count = 0;
  for await (const file of listed(db)) {
    await copyFile(file, options, outcome);
    options.onProgress((count += 1), total);
  }
  return outcome;
}

async function* listed(db: Db): AsyncGenerator<FileFacts> {
  const { path, size, sha256 } = files;
  let after = "";
  for (;;) {
    const rows = await db
      .select({ path, size, sha256 })
      .from(files)
      .where(gt(path, after))
      .orderBy(asc(path))
      .limit(ROWS_AT_ONCE);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.path;
  }
}

async function copyFile(
  file: FileFacts,
  { from, to, dryRun }: CopyOptions,
  outcome: CopyOutcome,
): Promise<void> {
  if (await isPresent(to, file, { bySize: dryRun })) {
    outcome.present += 1;
    return;
  }
  const source = await from.open(file.path);
  if (source === null) {
    outcome.missing.push(file.path);
    return;
  }
  try {
    if (!dryRun) await to.write(file.path, verified(source.content, file));
  } catch (error) {
    if (!(error instanceof DamagedError)) throw error;
    outcome.damaged.push(file.path);
    return;
  } finally {
    source.content.destroy();
  }
  // What the store has is what counts, not what was sent to it.
  if (!dryRun && !(await isPresent(to, file, { bySize: false }))) {
    throw new FileStorageError(to.place, new Error(`changed the content of ${file.path}`));
  }
  outcome.copied += 1;
  outcome.bytes += file.size;
}

async function isPresent(
  to: FileStorage,
  file: FileFacts,
  { bySize }: { bySize: boolean },
): Promise<boolean> {
  if ((await to.sizeOf(file.path)) !== file.size) return false;
  if (bySize) return true;
  const stored = await to.open(file.path);
  if (stored === null) return false;
  const hash = createHash("sha256");
  for await (const bytes of stored.content) hash.update(bytes);
  return hash.digest("hex") === file.sha256;
}

class DamagedError extends Error {}

/** Ends with an error unless the bytes are those that were uploaded, so that nothing else is stored. */
async function* verified(
  content: AsyncIterable<Uint8Array>,
  { size, sha256 }: FileFacts,
): AsyncGenerator<Uint8Array> {
  const hash = createHash("sha256");
  let length = 0;
  for await (const bytes of content) {
    hash.update(bytes);
    length += bytes.length;
    yield bytes;
  }
  if (length !== size || hash.digest("hex") !== sha256) throw new DamagedError();
}
