import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { files } from "../../src/db/schema/index.ts";
import { openDatabase } from "../../src/db/open-database.ts";
import { loadConfig } from "../../src/kernel/config/config.ts";
import { openStorage } from "../../src/modules/files/storage/open-storage.ts";
import { storeUpload } from "../../src/modules/files/store-upload.ts";
import { createDatabase, dropDatabase, serverUrl } from "../_postgres.ts";
import { run, Run, type RunEnv } from "../_run.ts";
import { everyFile } from "../_site-content.ts";
import { S3Server } from "./_s3-server.ts";

const COUNT = 24;
const postgres = serverUrl();
const folder = mkdtempSync(join(tmpdir(), "atrium-files-commands-"));
const uploadDir = join(folder, "data/files");
const databases: string[] = [];
let s3: S3Server;
let env: RunEnv;
let hashes: Record<string, string>;

beforeAll(async () => {
  s3 = await S3Server.start();
  env = { ...s3.env(), UPLOAD_URL: uploadDir, ...(await siteOf("data")) };
  await run(["seed"], env);
  await upload(COUNT);
  hashes = everyFile(uploadDir);
});

afterAll(async () => {
  await s3[Symbol.asyncDispose]();
  if (postgres !== null) for (const url of databases) await dropDatabase(postgres, url);
  rmSync(folder, { recursive: true, force: true });
});

/** A data folder and a database of its own. */
async function siteOf(name: string): Promise<RunEnv> {
  const dataDir = { DATA_DIR: join(folder, name) };
  if (postgres === null) return dataDir;
  const url = await createDatabase(postgres);
  databases.push(url);
  return { ...dataDir, DATABASE_URL: url };
}

async function upload(count: number): Promise<void> {
  const config = loadConfig({ NODE_ENV: "test", ...env });
  const database = await openDatabase(config, { info() {}, error() {} });
  const store = { files: openStorage(config), quota: null };
  try {
    for (let n = 0; n < count; n += 1) {
      const path = join(folder, "arrived");
      const bytes = Buffer.concat([Buffer.from("%PDF-1.4\n"), randomBytes(300_000)]);
      writeFileSync(path, bytes);
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      const file = { path, name: `${n}.pdf`, size: bytes.length, sha256 };
      await storeUpload(database.db, store, file, { id: "x", name: "X" }, new Date(), () => null);
    }
    expect(await database.db.$count(files)).toBe(count);
  } finally {
    await database.close();
  }
}

/** Hashes of what is below a prefix of the bucket, by path. */
async function hashesAt(prefix: string): Promise<Record<string, string>> {
  const storage = openStorage(loadConfig({ ...s3.env(prefix), DATA_DIR: folder }));
  const paths = s3.keys().filter((key) => key.startsWith(`${prefix}/`));
  const found: Record<string, string> = {};
  for (const path of paths.map((key) => key.slice(prefix.length + 1))) {
    const stored = await storage.open(path);
    if (stored === null) throw new Error(`${path} is gone`);
    found[path] = createHash("sha256")
      .update(await buffer(stored.content))
      .digest("hex");
  }
  storage.close();
  return found;
}

function move(to: string, ...rest: string[]) {
  return run(["files", "move", "--to", to, ...rest], env);
}

const there = "s3://media/moved";

test("a dry run says what would be moved, and moves nothing", async () => {
  const { code, output } = await move(there, "--dry-run");
  expect([code, output]).toEqual([0, expect.stringContaining(`${COUNT} files to copy (7.2 MB)`)]);
  expect(s3.keys()).toEqual([]);
});

test("a killed move is repeated, which copies the rest and verifies everything", async () => {
  const killed = new Run(["files", "move", "--to", there], env);
  await expect.poll(() => s3.keys().length, { interval: 5, timeout: 60_000 }).toBeGreaterThan(3);
  killed.kill("SIGKILL");
  await killed.ended;
  const begun = s3.keys().length;
  expect(begun).toBeLessThan(COUNT);
  const { code, output } = await move(there);
  expect([code, output]).toEqual([0, expect.stringContaining("files copied and verified")]);
  expect(Number(/(\d+) in s3:/.exec(output)?.[1])).toBeGreaterThan(3);
  expect(await hashesAt("moved")).toEqual(hashes);
  expect(everyFile(uploadDir)).toEqual(hashes);
  expect((await move(there)).output).toContain(`0 files copied and verified (0.0 MB), ${COUNT} in`);
}, 120_000);

test("what is missing or damaged is named, and not moved", async () => {
  const [lost = "", broken = ""] = Object.keys(hashes);
  const bytes = readFileSync(join(uploadDir, broken));
  const kept = readFileSync(join(uploadDir, lost));
  rmSync(join(uploadDir, lost));
  writeFileSync(join(uploadDir, broken), Buffer.alloc(bytes.length));
  const { code, output } = await move("s3://media/second");
  writeFileSync(join(uploadDir, lost), kept);
  writeFileSync(join(uploadDir, broken), bytes);
  expect(code).toBe(1);
  expect(output).toContain(`1 files are in neither place:\n    ${lost}`);
  expect(output).toContain(`1 files are not what was uploaded, and were left out:\n    ${broken}`);
  expect(Object.keys(await hashesAt("second"))).toHaveLength(COUNT - 2);
}, 120_000);

test("files come back from a bucket, and a backup goes from one to another", async () => {
  const inBucket = { ...env, UPLOAD_URL: there };
  const back = join(folder, "back");
  expect((await run(["files", "move", "--to", back], inBucket)).code).toBe(0);
  expect(everyFile(back)).toEqual(hashes);
  const archive = join(folder, "site.tar.gz");
  expect((await run(["backup", archive], inBucket)).code).toBe(0);
  const restored = { ...s3.env("restored"), ...(await siteOf("restored")) };
  const { code, output } = await run(["restore", archive], restored);
  expect([code, output]).toEqual([0, expect.stringContaining(`${COUNT} files`)]);
  expect(await hashesAt("restored")).toEqual(hashes);
}, 120_000);

test("doctor tries the store, and names one that is away", async () => {
  const inBucket = { ...env, UPLOAD_URL: there };
  const well = await run(["doctor"], inBucket);
  expect([well.code, well.output]).toEqual([
    0,
    expect.stringContaining("Uploaded files can be stored in s3://media/moved."),
  ]);
  const refused = await run(["doctor"], { ...inBucket, S3_SECRET_ACCESS_KEY: "wrong-secret" });
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(/store of the uploaded files, s3:\/\/media\/moved,.*Signature/);
  expect(refused.output).not.toContain("wrong-secret");
  await s3.kill();
  const away = await run(["doctor"], inBucket);
  expect([away.code, away.output]).toEqual([1, expect.stringContaining("ECONNREFUSED")]);
  await s3.restart();
});
