import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openEmbedded } from "../../src/db/embedded/open-embedded.ts";
import type { Database } from "../../src/db/database.ts";
import { databaseFolder } from "../../src/db/open-database.ts";
import { openPostgres } from "../../src/db/postgres/open-postgres.ts";
import { createDatabase, dropDatabase, serverUrl } from "../_postgres.ts";
import { run } from "../_run.ts";
import { everyRow } from "../_site-content.ts";

const log = { error() {}, info() {} };
const folder = mkdtempSync(join(tmpdir(), "atrium-move-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function embeddedRows(dataDir: string): Promise<Record<string, string[]>> {
  const place = databaseFolder(dataDir);
  return rowsOf(await openEmbedded({ folder: place, image: null, statementMs: 60_000, log }));
}

async function serverRows(url: string): Promise<Record<string, string[]>> {
  return rowsOf(await openPostgres({ url, statementMs: 60_000, log }));
}

async function rowsOf(database: Database): Promise<Record<string, string[]>> {
  try {
    return await everyRow(database.db);
  } finally {
    await database.close();
  }
}

test("a site moves from the embedded database to a PostgreSQL and back without loss", async () => {
  const dataDir = join(folder, "data");
  expect((await run(["seed"], { DATA_DIR: dataDir })).code).toBe(0);
  const rows = await embeddedRows(dataDir);
  const server = serverUrl() ?? "";
  const url = await createDatabase(server);
  try {
    const moved = await run(["move"], { DATA_DIR: dataDir, DATABASE_URL: url });
    expect([moved.code, moved.output]).toEqual([0, expect.stringContaining("is moved")]);
    expect(await serverRows(url)).toEqual(rows);
    expect(await embeddedRows(dataDir)).toEqual(rows);

    const again = await run(["move"], { DATA_DIR: dataDir, DATABASE_URL: url });
    expect([again.code, again.output]).toEqual([1, expect.stringContaining("is not empty")]);

    const backDir = join(folder, "back");
    const back = await run(["move", "--back"], { DATA_DIR: backDir, DATABASE_URL: url });
    expect([back.code, back.output]).toEqual([0, expect.stringContaining("is moved")]);
    expect(await embeddedRows(backDir)).toEqual(rows);
  } finally {
    await dropDatabase(server, url);
  }
});
