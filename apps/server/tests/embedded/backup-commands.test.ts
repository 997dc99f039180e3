import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openEmbedded } from "../../src/db/embedded/open-embedded.ts";
import type { Database } from "../../src/db/database.ts";
import { databaseFolder } from "../../src/db/open-database.ts";
import { everyRow } from "../_site-content.ts";
import { run, Run } from "../_run.ts";

const folder = mkdtempSync(join(tmpdir(), "atrium-backup-commands-"));
const dataDir = join(folder, "data");
const archive = join(folder, "site.tar.gz");
/** Of the right form, with a wrong checksum. */
const mistyped = `age1${"q".repeat(58)}`;
let rows: Record<string, string[]>;

beforeAll(async () => {
  await run(["seed"], { DATA_DIR: dataDir });
  // Enough for a command to be interrupted.
  await withDatabase(dataDir, async ({ db }) => {
    await db.execute(sql`insert into operation_logs (id, created_at, operation_id, target_type, target_name, request_id)
      select 'log-' || n, now(), 'rolesUpdate', 'roles', repeat(md5(n::text), 30), 'request-' || n
      from generate_series(1, 8000) n`);
    rows = await everyRow(db);
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function withDatabase<T>(place: string, use: (database: Database) => Promise<T>): Promise<T> {
  const log = { error() {}, info() {} };
  const database = await openEmbedded({
    folder: databaseFolder(place),
    image: null,
    statementMs: 60_000,
    log,
  });
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

function rowsIn(place: string): Promise<Record<string, string[]>> {
  return withDatabase(place, ({ db }) => everyRow(db));
}

describe("backup and restore as commands", () => {
  test("a killed backup leaves no archive, and the next one succeeds", async () => {
    const killed = new Run(["backup", archive], { DATA_DIR: dataDir });
    await killed.saying("Saving rows");
    killed.kill("SIGKILL");
    expect(await killed.ended).toBe(null);
    expect(existsSync(archive)).toBe(false);
    const { code, output } = await run(["backup", archive], { DATA_DIR: dataDir });
    expect([code, output]).toEqual([0, expect.stringContaining("The backup is complete")]);
    expect(readdirSync(folder).sort()).toEqual(["data", "site.tar.gz"]);
    const again = await run(["backup", archive], { DATA_DIR: dataDir });
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining("--overwrite") });
  });

  test("a killed restore leaves the database as it was", async () => {
    const target = join(folder, "target");
    expect((await run(["seed"], { DATA_DIR: target })).code).toBe(0);
    const before = await rowsIn(target);
    const killed = new Run(["restore", archive, "--replace", "--yes"], { DATA_DIR: target });
    await killed.saying("Restoring rows");
    await wait(50);
    killed.kill("SIGKILL");
    expect([await killed.ended, killed.output]).toEqual([
      null,
      expect.not.stringContaining("is restored"),
    ]);

    const refused = await run(["restore", archive], { DATA_DIR: target });
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("is not empty") });
    const asked = await run(["restore", archive, "--replace"], { DATA_DIR: target });
    expect(asked).toMatchObject({ code: 1, output: expect.stringContaining("--yes") });
    expect(await rowsIn(target)).toEqual(before);

    const restored = await run(["restore", archive, "--replace", "--yes"], { DATA_DIR: target });
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining("is restored") });
    expect(await rowsIn(target)).toEqual(rows);
  });

  test("a truncated archive is refused before anything is created", async () => {
    const target = join(folder, "nothing-yet");
    const { code, output } = await run(["restore", import.meta.filename], { DATA_DIR: target });
    expect(code).toBe(1);
    expect(output).toContain("not a backup of Atrium");
    expect(output).not.toContain("    at ");
    expect(existsSync(databaseFolder(target))).toBe(false);
  });

  test("an encrypted archive needs one of its keys, in a file", async () => {
    const keys = [await generateIdentity(), await generateIdentity()] as const;
    const recipients = await Promise.all(keys.map(identityToRecipient));
    const encrypted = join(folder, "site.tar.gz.age");
    const backup = ["backup", encrypted, ...recipients.map((one) => `--recipient=${one}`)];
    // The options take the place of the setting.
    const saved = await run(backup, { DATA_DIR: dataDir, BACKUP_RECIPIENT: mistyped });
    expect([saved.code, saved.output]).toEqual([0, expect.stringContaining(", encrypted.")]);

    const restore = (...options: string[]) =>
      run(["restore", encrypted, ...options], { DATA_DIR: dataDir });
    const withoutKey = await restore();
    expect(withoutKey).toMatchObject({ code: 1, output: expect.stringContaining("--identity") });
    const inTheOpen = await restore("--identity", keys[0]);
    expect([inTheOpen.code, inTheOpen.output]).toEqual([1, expect.not.stringContaining(keys[0])]);
    const keyFile = join(folder, "keys.txt");
    writeFileSync(keyFile, `${keys[1]}\n`);
    // Its header was read: the target is compared with it.
    const opened = await restore("--identity", keyFile);
    expect(opened).toMatchObject({ code: 1, output: expect.stringContaining("is not empty") });
  });

  test("a BACKUP_RECIPIENT with a typing error fails before anything is written", async () => {
    const path = join(folder, "unwritten.tar.gz.age");
    const env = { DATA_DIR: dataDir, BACKUP_RECIPIENT: mistyped };
    const { code, output } = await run(["backup", path], env);
    expect([code, output]).toEqual([1, expect.stringContaining("not a public key")]);
    expect(existsSync(path)).toBe(false);
  });

  test("a folder without a database stays without one", async () => {
    const target = join(folder, "empty");
    const { code, output } = await run(["backup", join(folder, "x.tar.gz")], { DATA_DIR: target });
    expect(code).toBe(1);
    expect(output).toContain(`There is no database in ${target}`);
    expect(existsSync(databaseFolder(target))).toBe(false);
  });
});

describe("move", () => {
  test("requires a PostgreSQL to move to", async () => {
    const { code, output } = await run(["move"], { DATA_DIR: dataDir });
    expect([code, output]).toEqual([1, expect.stringContaining("Set DATABASE_URL")]);
  });
});
