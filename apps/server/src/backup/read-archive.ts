import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { Decrypter } from "age-encryption";
import { extract, type Header } from "tar-stream";
import { decrypted } from "./archive-decrypter.ts";
import { BackupError } from "./backup-error.ts";
import { siteFormat, type SiteHeader, type SitePart, type SiteSummary } from "./site-parts.ts";

/**
 * Streams an archive part by part. Read a file's content before the next part.
 *
 * @param decrypter What an encrypted archive is read with.
 * @throws BackupError when the file is damaged, truncated, not a backup, or encrypted for others.
 */
export async function* readArchive(
  path: string,
  decrypter: Decrypter | null = null,
): AsyncGenerator<SitePart> {
  const entries = extract();
  const fed = pipeline(decrypted(path, decrypter), createGunzip(), entries);
  // The reader of the entries gets the error; this only avoids an unhandled rejection.
  fed.catch(() => undefined);
  try {
    for await (const entry of intact(entries, path)) {
      yield await partOf(entry, path);
      entry.resume();
    }
    await fed.catch((error: unknown) => refuseDamaged(path, error));
  } finally {
    entries.destroy();
  }
}

/** An entry of the tar archive. */
interface Entry extends AsyncIterable<unknown> {
  header: Header;
}

async function partOf(entry: Entry, path: string): Promise<SitePart> {
  const { name, size } = entry.header;
  // The library's type does not say that its streams yield bytes.
  const content = intact(entry as AsyncIterable<unknown> as AsyncIterable<Uint8Array>, path);
  if (name.startsWith("files/")) {
    return { kind: "file", path: name.slice("files/".length), size, content };
  }
  const text = await textOf(content);
  const [, table] = /^tables\/(\w+)\/\d+\.jsonl$/.exec(name) ?? [];
  if (table !== undefined) return { kind: "rows", table, rows: text };
  if (name === "header.json") return { kind: "header", header: headerOf(text, path) };
  if (name !== "summary.json") throw new BackupError(`${path} is not a backup of Atrium.`);
  return { kind: "summary", summary: parse(text, path) as SiteSummary };
}

function headerOf(text: string, path: string): SiteHeader {
  const header = parse(text, path) as Partial<SiteHeader>;
  if (header.format === siteFormat) return complete(header, path);
  throw new BackupError(`${path} was written by another version of Atrium, in a way unknown here.`);
}

/** A flipped bit may leave well-formed JSON with another key. */
function complete(header: Partial<SiteHeader>, path: string): SiteHeader {
  const { format, createdAt, schema, contract, tables } = header;
  const isComplete =
    format !== undefined &&
    typeof createdAt === "string" &&
    typeof schema === "number" &&
    typeof contract === "string" &&
    Array.isArray(tables) &&
    tables.every(({ name, columns }) => typeof name === "string" && Array.isArray(columns));
  if (!isComplete) refuseDamaged(path, new Error("Its header is not complete."));
  return { format, createdAt, schema, contract, tables };
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    refuseDamaged(path, error);
  }
}

async function textOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const bytes of content) chunks.push(bytes);
  return Buffer.concat(chunks).toString("utf8");
}

/** Turns every stream error into the same `BackupError`. */
async function* intact<T>(stream: AsyncIterable<T>, path: string): AsyncGenerator<T> {
  try {
    for await (const piece of stream) yield piece;
  } catch (error) {
    refuseDamaged(path, error);
  }
}

function refuseDamaged(path: string, error: unknown): never {
  if (error instanceof BackupError) throw error;
  const code = error instanceof Error ? Reflect.get(error, "code") : undefined;
  if (code === "ENOENT") throw new BackupError(`There is no file ${path}.`);
  if (code === "EACCES" || code === "EISDIR") throw error;
  throw new BackupError(`${path} is damaged, cut off, or not a backup of Atrium.`, {
    cause: error,
  });
}
