import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { startTestServer } from "../../tests/_server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "atrium-leftovers-"));
const folder = join(dataDir, "tmp");

beforeEach(() => {
  mkdirSync(folder, { recursive: true });
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  for (const [name, age] of [
    ["just-now", 0],
    ["long-ago", 60],
  ] as const) {
    const path = join(folder, name);
    writeFileSync(path, "half a picture");
    utimesSync(path, minutesAgo(age), minutesAgo(age));
  }
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe("temporary files of a killed server", () => {
  test("are deleted at the next start", async () => {
    await using _server = await startTestServer({ env: { DATA_DIR: dataDir } });
    expect(readdirSync(folder)).toEqual([]);
  });

  test("stay when another server on the same database may still be receiving them", async () => {
    const env = { DATA_DIR: dataDir, DATABASE_URL: "postgres://shared.example/atrium" };
    await using _server = await startTestServer({ env });
    expect(readdirSync(folder)).toEqual(["just-now"]);
  });
});
