import { createWriteStream } from "node:fs";
import { link, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Encrypter } from "age-encryption";
import { pack, type Pack } from "tar-stream";
import { encrypted } from "./archive-encrypter.ts";
import { BackupError } from "./backup-error.ts";
import type { SitePart } from "./site-parts.ts";

export interface ArchiveOptions {
  /** Whether a file of that name may be lost. */
  overwrite: boolean;
  /** null for an archive in plain text. */
  encrypter?: Encrypter | null;
}

/**
 * Writes parts into one compressed archive, all or nothing and flushed to disk. Only its owner may read it, because it
 * contains everything.
 *
 * @throws BackupError when the file exists and may not be replaced.
 */
export async function writeArchive(
  path: string,
  parts: AsyncIterable<SitePart>,
  { overwrite, encrypter = null }: ArchiveOptions,
): Promise<void> {
  const draft = `${path}.partial`;
  try {
    await rm(draft, { force: true });
    await writeParts(draft, parts, encrypter);
    await flush(draft);
    if (overwrite) await rename(draft, path);
    else await linkNew(draft, path);
    await flush(dirname(path));
  } finally {
    await rm(draft, { force: true });
  }
}

async function writeParts(
  path: string,
  parts: AsyncIterable<SitePart>,
  encrypter: Encrypter | null,
): Promise<void> {
  const archive = pack();
  const output = createWriteStream(path, { flags: "wx", mode: 0o600 });
  const written = pipeline(
    archive,
    createGzip(),
    (bytes: AsyncIterable<Uint8Array>) => encrypted(bytes, encrypter),
    output,
  );
  const adding = addParts(archive, parts);
  // A full disk also ends the waiting for the next part.
  try {
    await Promise.race([adding, written.then(() => adding)]);
    await written;
  } catch (error) {
    archive.destroy();
    await Promise.allSettled([written, adding]);
    throw error;
  }
}

async function addParts(archive: Pack, parts: AsyncIterable<SitePart>): Promise<void> {
  const numbers = new Map<string, number>();
  for await (const part of parts) {
    if (part.kind === "file") {
      await addEntry(archive, `files/${part.path}`, part.size, part.content);
      continue;
    }
    const body = Buffer.from(bodyOf(part));
    const name = part.kind === "rows" ? rowsName(part.table, numbers) : `${part.kind}.json`;
    await addEntry(archive, name, body.length, [body]);
  }
  archive.finalize();
}

function bodyOf(part: Exclude<SitePart, { kind: "file" }>): string {
  if (part.kind === "rows") return part.rows;
  return JSON.stringify(part.kind === "header" ? part.header : part.summary, null, 2);
}

function rowsName(table: string, numbers: Map<string, number>): string {
  const number = (numbers.get(table) ?? 0) + 1;
  numbers.set(table, number);
  return `tables/${table}/${String(number).padStart(6, "0")}.jsonl`;
}

async function addEntry(
  archive: Pack,
  name: string,
  size: number,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  await pipeline(Readable.from(content), archive.entry({ name, size, mode: 0o600 }));
}

/** Unlike a rename, a link never overwrites another file. */
async function linkNew(draft: string, path: string): Promise<void> {
  try {
    await link(draft, path);
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, "code") === "EEXIST") refuseExisting(path);
    throw error;
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Thrown before the work, and after it when another process was faster. */
export function refuseExisting(path: string): never {
  throw new BackupError(`There is a file ${path} already. Choose another name, or --overwrite.`);
}
