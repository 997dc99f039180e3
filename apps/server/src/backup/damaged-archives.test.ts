import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openEmptyDatabase, openInMemory } from "../../tests/_database.ts";
import { fillSite } from "../../tests/_filled-site.ts";
import { everyFile, everyRow, streamParts } from "../../tests/_site-content.ts";
import type { Database } from "../db/database.ts";
import { newestMigration } from "../db/migration-history.ts";
import { FolderStorage } from "../modules/files/storage/folder-storage.ts";
import { BackupError } from "./backup-error.ts";
import { loadSite } from "./load-site.ts";
import { readArchive } from "./read-archive.ts";
import type { SitePart } from "./site-parts.ts";
import { verifyArchive } from "./verify-parts.ts";
import { writeArchive } from "./write-archive.ts";

const folder = mkdtempSync(join(tmpdir(), "atrium-damaged-"));
const archive = join(folder, "site.tar.gz");
const targetFiles = join(folder, "target");
/** Without tables; it stays so, since every restore here fails. */
let target: Database;
let number = 0;

beforeAll(async () => {
  const sourceFiles = join(folder, "source");
  const source = await openInMemory();
  try {
    await fillSite(source, sourceFiles);
    await streamParts(source.db, sourceFiles, (parts) =>
      writeArchive(archive, parts, { overwrite: false }),
    );
  } finally {
    await source.close();
  }
  target = await openEmptyDatabase();
});

afterAll(async () => {
  await target.close();
  rmSync(folder, { recursive: true, force: true });
});

function load(parts: AsyncIterable<SitePart>) {
  const options = { files: new FolderStorage(targetFiles), replace: false, onProgress() {} };
  return loadSite(target.db, parts, options);
}

function withFlippedBit(share: number): string {
  const bytes = readFileSync(archive);
  const at = Math.floor(bytes.length * share);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return saved(bytes);
}

describe("a damaged archive is reported, and nothing is changed", () => {
  test("a flipped bit", async () => {
    for (const share of [0.004, 0.007, 0.01, 0.3, 0.6, 0.9999]) {
      await expect(verifyArchive(withFlippedBit(share))).rejects.toThrow(BackupError);
    }
    // Unchecked, the database may be the first to complain, which takes a second each.
    for (const share of [0.01, 0.9999]) {
      await expect(load(readArchive(withFlippedBit(share)))).rejects.toBeInstanceOf(Error);
    }
    await nothingChanged();
  });

  test("a truncated file", async () => {
    for (const share of [0, 0.1, 0.5, 0.9, 0.999]) {
      const bytes = readFileSync(archive);
      const cut = saved(bytes.subarray(0, Math.floor(bytes.length * share)));
      await expect(verifyArchive(cut)).rejects.toThrow(/damaged|parts are missing/);
      await expect(load(readArchive(cut))).rejects.toThrow(BackupError);
    }
    await nothingChanged();
  });

  test("a changed value in a well-formed archive", async () => {
    const text = gunzipSync(readFileSync(archive)).toString("latin1");
    const changed = text.replace('"Harbour"', '"Harbuor"').replace('"editor"', '"edit0r"');
    expect(changed).not.toBe(text);
    const path = saved(gzipSync(Buffer.from(changed, "latin1")));
    await expect(load(readArchive(path))).rejects.toThrow("did not arrive as they were");
    await nothingChanged();
  });

  test("a missing row", async () => {
    const fewer = changing((part) =>
      part.kind === "rows" && part.table === "auths"
        ? { ...part, rows: part.rows.slice(part.rows.indexOf("\n") + 1) }
        : part,
    );
    await expect(load(fewer)).rejects.toThrow(/Expected \d+ rows of auths, found \d+/);
    await nothingChanged();
  });

  test("a missing or different file", async () => {
    const without = changing((part) => (part.kind === "file" ? null : part));
    await expect(load(without)).rejects.toThrow("Expected 1 uploaded files, found 0");
    const other = changing((part) =>
      part.kind === "file" ? { ...part, content: bytesOf("something else") } : part,
    );
    await expect(load(other)).rejects.toThrow("not the ones that were saved");
    await nothingChanged();
  });

  test("a file path outside the folder", async () => {
    const astray = changing((part) =>
      part.kind === "file" ? { ...part, path: "../../astray.csv" } : part,
    );
    await expect(load(astray)).rejects.toThrow("outside the upload folder");
    await nothingChanged();
  });

  test("a missing summary, or parts after it", async () => {
    await expect(load(changing((part) => (part.kind === "summary" ? null : part)))).rejects.toThrow(
      "parts are missing",
    );
    await expect(load(twice(readArchive(archive)))).rejects.toThrow("parts are missing");
    await nothingChanged();
  });

  test("a newer schema, or an unknown one", async () => {
    const at = (schema: number) =>
      changing((part) =>
        part.kind === "header" ? { ...part, header: { ...part.header, schema } } : part,
      );
    await expect(load(at(newestMigration() + 1))).rejects.toThrow("newer Atrium");
    await expect(load(at(newestMigration() - 1))).rejects.toThrow("another edition");
    await nothingChanged();
  });

  test("a file that is not an archive", async () => {
    await expect(load(readArchive(import.meta.filename))).rejects.toThrow("not a backup");
    await expect(load(readArchive(join(folder, "none")))).rejects.toThrow("There is no file");
    await expect(load(readArchive(saved(gzipSync("x".repeat(2_000)))))).rejects.toThrow("damaged");
    await nothingChanged();
  });
});

async function nothingChanged(): Promise<void> {
  const present = { rows: await everyRow(target.db), files: everyFile(targetFiles) };
  expect(present).toEqual({ rows: {}, files: {} });
}

function saved(bytes: Uint8Array): string {
  number += 1;
  const path = join(folder, `damaged-${number}.tar.gz`);
  writeFileSync(path, bytes);
  return path;
}

async function* changing(change: (part: SitePart) => SitePart | null): AsyncGenerator<SitePart> {
  for await (const part of readArchive(archive)) {
    const changed = change(part);
    if (changed !== null) yield changed;
  }
}

async function* twice(parts: AsyncIterable<SitePart>): AsyncGenerator<SitePart> {
  for await (const part of parts) {
    yield part;
    if (part.kind === "summary") yield part;
  }
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
