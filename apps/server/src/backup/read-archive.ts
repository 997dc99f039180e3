import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract, type Header } from "tar-stream";
import { BackupError } from "./backup-error.ts";
import { siteFormat, type SiteHeader, type SitePart, type SiteSummary } from "./site-parts.ts";

/**
 * Reads an archive part by part. The content of a file has to be read before the next part is asked for.
 *
 * @throws BackupError when the file is damaged, cut off, or no backup.
 */
export async function* readArchive(path: string): AsyncGenerator<SitePart> {
  const entries = extract();
  const fed = pipeline(createReadStream(path), createGunzip(), entries);
  // Who reads the entries sees the failure; this only keeps it from being reported as unhandled.
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

/** One thing in the archive: its name and size, and its content. */
interface Entry extends AsyncIterable<unknown> {
  header: Header;
}

async function partOf(entry: Entry, path: string): Promise<SitePart> {
  const { name, size } = entry.header;
  // The library's type does not say that its streams give bytes.
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
  const header = parse(text, path) as SiteHeader;
  if (header.format === siteFormat) return header;
  throw new BackupError(`${path} was written by another version of Atrium, in a way unknown here.`);
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

/** What a stream gives, its failures turned into the one thing they mean. */
async function* intact<T>(stream: AsyncIterable<T>, path: string): AsyncGenerator<T> {
  try {
    for await (const piece of stream) yield piece;
  } catch (error) {
    refuseDamaged(path, error);
  }
}

function refuseDamaged(path: string, error: unknown): never {
  const code = error instanceof Error ? Reflect.get(error, "code") : undefined;
  if (code === "ENOENT") throw new BackupError(`There is no file ${path}.`);
  if (code === "EACCES" || code === "EISDIR") throw error;
  throw new BackupError(`${path} is damaged, cut off, or not a backup of Atrium.`, {
    cause: error,
  });
}
