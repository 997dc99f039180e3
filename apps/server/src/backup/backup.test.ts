import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import type { MigrationMeta } from "drizzle-orm/migrator";
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from "vitest";
import {
  openEmptyDatabase,
  openEmptyInMemory,
  openInMemory,
  openTestDatabase,
} from "../../tests/_database.ts";
import { serverUrl } from "../../tests/_postgres.ts";
import { startTestServer } from "../../tests/_server.ts";
import { fillSite } from "../../tests/_filled-site.ts";
import { streamParts, everyFile, everyRow } from "../../tests/_site-content.ts";
import { newestMigration, knownMigrations } from "../db/migration-history.ts";
import type { Database } from "../db/database.ts";
import type { Db } from "../db/db.ts";
import { sessions } from "../db/schema/index.ts";
import { FolderStorage } from "../modules/files/storage/folder-storage.ts";
import { dumpRows, dumpSite } from "./dump-site.ts";
import { verifyArchive } from "./verify-parts.ts";
import { loadSite } from "./load-site.ts";
import { readArchive } from "./read-archive.ts";
import type { SitePart, TableShape } from "./site-parts.ts";
import { columnsOf, digestTable } from "./table-catalog.ts";
import { writeArchive } from "./write-archive.ts";

const folder = mkdtempSync(join(tmpdir(), "atrium-backup-"));
const sourceFiles = join(folder, "source");
const archive = join(folder, "site.tar.gz");
let source: Database;
let rows: Record<string, string[]>;
let files: Record<string, string>;

beforeAll(async () => {
  source = await openInMemory();
  await fillSite(source, sourceFiles);
  files = everyFile(sourceFiles);
  // No backup contains the resized copies of pictures: the server makes them again.
  const [picture = ""] = Object.keys(files);
  writeFileSync(join(sourceFiles, `${picture}.640.avif`), "a smaller copy");
  await streamParts(source.db, sourceFiles, (parts) =>
    writeArchive(archive, parts, { overwrite: false }),
  );
  rows = await everyRow(source.db);
});

afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true, force: true });
});

let target: Database;
let targetFiles: string;
let number = 0;

beforeEach(async () => {
  target = await openEmptyDatabase();
  number += 1;
  targetFiles = join(folder, `target-${number}`);
});

afterEach(() => target.close());

function load(
  parts: AsyncIterable<SitePart>,
  replace = false,
  migrations: readonly MigrationMeta[] = knownMigrations(),
) {
  const options = { files: new FolderStorage(targetFiles), replace, migrations, onProgress() {} };
  return loadSite(target.db, parts, options);
}

const dumpOptions = { files: null, now: new Date(), onProgress() {}, onMissing() {} };

/** A site's parts with one more table, as earlier versions wrote them. */
async function* withTable(
  tx: Db,
  table: TableShape,
  parts: AsyncIterable<SitePart>,
): AsyncGenerator<SitePart> {
  for await (const part of parts) {
    if (part.kind === "header") {
      yield { ...part, header: { ...part.header, tables: [...part.header.tables, table] } };
      yield* dumpRows(tx, table, () => {});
    } else if (part.kind === "summary") {
      const tables = { ...part.summary.tables, [table.name]: await digestTable(tx, table) };
      yield { ...part, summary: { ...part.summary, tables } };
    } else {
      yield part;
    }
  }
}

describe("a backup", () => {
  test("restores every row of every table and every file: a site whose constraints and triggers hold", async () => {
    expect(Object.keys(files)).toHaveLength(1);
    expect(rows["operation_logs"]?.length).toBeGreaterThan(5);
    expect(rows["article_search"]).toHaveLength(1);
    await load(readArchive(archive));
    expect(await everyRow(target.db)).toEqual(rows);
    expect(everyFile(targetFiles)).toEqual(files);
    await using server = await startTestServer({
      database: target,
      env: { UPLOAD_URL: targetFiles },
    });
    const token = await server.signIn("admin");
    const page = await server.call("GET /api/dtArticle/page", { token });
    expect(page.body.result).toMatchObject({ total: 2 });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    const change = target.db.execute(sql`delete from operation_logs`);
    await expect(change).rejects.toMatchObject({ cause: { message: /append-only/ } });
    const orphan = target.db.execute(sql`update articles set type_id = 'nowhere'`);
    await expect(orphan).rejects.toMatchObject({ cause: { message: /foreign key/ } });
  });

  const onPostgres = serverUrl() !== null;
  test.runIf(onPostgres)("of PostgreSQL restores into the embedded database", async () => {
    await load(readArchive(archive));
    const second = join(folder, "second.tar.gz");
    await streamParts(target.db, targetFiles, (parts) =>
      writeArchive(second, parts, { overwrite: false }),
    );
    const back = await openEmptyInMemory();
    try {
      const uploadDir = join(folder, "back");
      const place = { files: new FolderStorage(uploadDir), replace: false };
      await loadSite(back.db, readArchive(second), { ...place, onProgress() {} });
      expect(await everyRow(back.db)).toEqual(rows);
      expect(everyFile(uploadDir)).toEqual(files);
    } finally {
      await back.close();
    }
  });

  test("has no sessions: a copy signs nobody in", async () => {
    expect(await source.db.$count(sessions)).toBeGreaterThan(0);
    const listed = gunzipSync(readFileSync(archive)).toString("latin1");
    expect(listed).toContain("tables/users");
    expect(listed).not.toMatch(/tables\/(sessions|sign_in_limits|idempotency_keys)/);
  });

  test("of an earlier version brings its sessions back no more", async () => {
    const columns = await columnsOf(source.db, "sessions");
    const table = { name: "sessions", columns: columns.map(({ name }) => name) };
    const kept = source.db.transaction(
      (tx) => load(withTable(tx, table, dumpSite(tx, dumpOptions))),
      { isolationLevel: "repeatable read" },
    );
    expect((await kept).tables["sessions"]?.rows).toBeGreaterThan(0);
    expect(await target.db.$count(sessions)).toBe(0);
    expect(await everyRow(target.db)).toEqual(rows);
  });

  test("is readable by its owner only, and never overwrites a file unasked", async () => {
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    const before = readFileSync(archive);
    const again = (overwrite: boolean) =>
      streamParts(source.db, sourceFiles, (parts) => writeArchive(archive, parts, { overwrite }));
    await expect(again(false)).rejects.toThrow("already");
    expect(readFileSync(archive)).toEqual(before);
    await again(true);
    await expect(verifyArchive(archive)).resolves.toBeUndefined();
  });

  test("leaves no file, and the previous one intact, when it fails half-way", async () => {
    const place = mkdtempSync(join(folder, "half-"));
    const path = join(place, "site.tar.gz");
    writeFileSync(path, "the one before");
    const failing = streamParts(source.db, sourceFiles, (parts) =>
      writeArchive(path, endingAfter(parts, 9), { overwrite: true }),
    );
    await expect(failing).rejects.toThrow("the cable was pulled");
    expect(readdirSync(place)).toEqual(["site.tar.gz"]);
    expect(readFileSync(path, "utf8")).toBe("the one before");
  });

  test("does not hang when the disk refuses the file", async () => {
    const nowhere = join(folder, "no/such/folder/site.tar.gz");
    const failing = streamParts(source.db, sourceFiles, (parts) =>
      writeArchive(nowhere, parts, { overwrite: false }),
    );
    await expect(failing).rejects.toMatchObject({ code: "ENOENT" });
  });

  test("lists files that are missing in their folder and saves the rest", async () => {
    const missing: string[] = [];
    const path = join(folder, "without-files.tar.gz");
    await streamParts(
      source.db,
      join(folder, "empty"),
      (parts) => writeArchive(path, parts, { overwrite: false }),
      (name) => missing.push(name),
    );
    expect(missing).toEqual(Object.keys(files));
    expect((await load(readArchive(path))).files.count).toBe(0);
    expect(await everyRow(target.db)).toEqual(rows);
  });
});

describe("a restore", () => {
  test("refuses a database that holds a site, unless it may replace it and its files, but no others", async () => {
    await target.close();
    target = await openTestDatabase();
    await fillSite(target, targetFiles);
    const [former = "", ...others] = Object.keys(everyFile(targetFiles));
    expect(others).toEqual([]);
    writeFileSync(join(targetFiles, "kept-by-somebody.txt"), "x");
    writeFileSync(join(targetFiles, `${former}.320.webp`), "a smaller copy");
    const before = { rows: await everyRow(target.db), files: everyFile(targetFiles) };
    await expect(load(readArchive(archive))).rejects.toThrow("is not empty");
    expect({ rows: await everyRow(target.db), files: everyFile(targetFiles) }).toEqual(before);
    await load(readArchive(archive), true);
    expect(await everyRow(target.db)).toEqual(rows);
    const { "kept-by-somebody.txt": kept, ...restored } = everyFile(targetFiles);
    expect([kept, restored]).toEqual([expect.any(String), files]);
  });

  test("refuses a database with foreign tables, even when it may replace", async () => {
    await target.db.execute(sql`create table invoices (id int)`);
    await expect(load(readArchive(archive), true)).rejects.toThrow("invoices");
    expect(Object.keys(await everyRow(target.db))).toEqual(["invoices"]);
  });

  test("accepts a database with empty tables", async () => {
    await target.migrate();
    await load(readArchive(archive));
    expect(await everyRow(target.db)).toEqual(rows);
  });

  test("migrates a site of an older program", async () => {
    const later: MigrationMeta = {
      sql: [`alter table backups add column note text not null default 'from before'`],
      folderMillis: newestMigration() + 1,
      hash: "later",
      bps: true,
    };
    const migrations = [...knownMigrations(), later];
    const older = await openEmptyInMemory();
    try {
      await older.migrate();
      await older.db.execute(
        sql`insert into backups (id, finished_at, size) values ('the old one', '2026-01-02T03:04:05.678901Z', 3)`,
      );
      await streamParts(older.db, sourceFiles, (parts) => load(parts, false, migrations));
    } finally {
      await older.close();
    }
    await using server = await startTestServer({ database: target });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    const restored = await everyRow(target.db);
    expect(Object.keys(restored)).toEqual(Object.keys(rows));
    expect(restored["backups"]).toEqual([
      '["the old one","2026-01-02 03:04:05.678901+00","3","from before"]',
    ]);
  });

  test("a failure at the very end, after everything was written", async () => {
    const failing = async function* () {
      yield* readArchive(archive);
      throw new Error("the cable was pulled");
    };
    await expect(load(failing())).rejects.toThrow("the cable was pulled");
    await nothingChanged();
  });
});

async function nothingChanged(): Promise<void> {
  const present = { rows: await everyRow(target.db), files: everyFile(targetFiles) };
  expect(present).toEqual({ rows: {}, files: {} });
}

async function* endingAfter(
  parts: AsyncIterable<SitePart>,
  count: number,
): AsyncGenerator<SitePart> {
  let left = count;
  for await (const part of parts) {
    if (left === 0) throw new Error("the cable was pulled");
    left -= 1;
    yield part;
  }
}
