import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

const built = join(import.meta.dirname, "../../dist");

/** The number that PostgreSQL gives a database when it creates its files. */
function identifierOf(folder: string): bigint {
  return readFileSync(join(folder, "global/pg_control")).readBigUInt64LE(0);
}

test("a new site begins with a copy of the database that the build prepared", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "atrium-new-database-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const program = join(built, "atrium.js");
  const env = { ...process.env, DATA_DIR: dataDir, WEB_ENTRY: "none" };
  const { stdout } = await promisify(execFile)(process.execPath, [program, "migrate"], { env });
  expect(stdout).toContain("The database is up to date.");
  expect(identifierOf(join(dataDir, "database"))).toBe(identifierOf(join(built, "new-database")));
});
