import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../src/db/database.ts";
import { openPostgres } from "../../src/db/postgres/open-postgres.ts";
import { get, publish, read, signInStaff, write, type StaffClient } from "../_content.ts";
import { migrateAndSeed } from "../_database.ts";
import { registerWeb } from "../../src/web/register-web.ts";
import { createDatabase } from "../_postgres.ts";
import { run } from "../_run.ts";
import { startTestServer, type TestServer } from "../_server.ts";

const maxLagMs = 1500;
const metricsToken = "a-token-for-tests-only";
interface OwnPostgres {
  url: string;
  stop(mode: string): Promise<unknown>;
  start(): Promise<unknown>;
}

interface Bootstrap {
  startOwnPostgres(): Promise<OwnPostgres & { replicate(): Promise<OwnPostgres> }>;
}

let replica: OwnPostgres;
let url: string;
let readUrl: string;
let onReplica: pg.Client;
let database: Database;
let server: TestServer;
let staff: StaffClient;

beforeAll(async () => {
  const bootstrap = new URL("../../../../scripts/bootstrap/postgres.mjs", import.meta.url).href;
  // A script without types.
  const { startOwnPostgres } = (await import(bootstrap)) as Bootstrap;
  const primary = await startOwnPostgres();
  replica = await primary.replicate();
  url = await createDatabase(primary.url);
  const there = new URL(url);
  there.port = new URL(replica.url).port;
  readUrl = there.href;
  const log = { error() {}, info() {} };
  database = await openPostgres({
    url,
    replica: { url: readUrl, maxLagMs },
    statementMs: 15_000,
    log,
  });
  await migrateAndSeed(database);
  const env = { METRICS_TOKEN: metricsToken, WEB_ENTRY: "@atrium/web/ssr" };
  server = await startTestServer({ database, env, registerWeb });
  staff = await signInStaff(server);
  onReplica = await connect();
});
afterAll(async () => {
  await onReplica.end().catch(() => undefined);
  await server[Symbol.asyncDispose]();
  await database.close();
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: replica.url });
  client.on("error", () => {});
  await client.connect();
  return client;
}

const usable = () => expect.poll(() => database.replica?.usable, { timeout: 20_000 }).toBe(true);

/** A read that no cache answers. */
let page = 100;
async function readFresh() {
  page += 1;
  return read(staff, `articleList?pageNo=1&pageSize=${page % 50 || 1}`);
}

async function metric(name: string): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
  return new RegExp(`^${name}(?:\\{[^}]*\\})? (.*)$`, "m").exec(text)?.[1];
}

test("public reads go to the replica, those of the back office do not", async () => {
  await publish(staff, { title: "Quay" });
  await usable();
  const before = database.replica?.reads ?? 0;
  expect((await readFresh()).status).toBe(200);
  expect(database.replica?.reads).toBe(before + 1);
  await get(staff, await write(staff, { title: "Draft" }));
  expect(database.replica?.reads).toBe(before + 1);
  expect(Number(await metric("atrium_replica_reads_total"))).toBeGreaterThan(0);
  expect(await metric("atrium_replica_left_out")).toBe("0");
});

test.each(["/rss.xml", "/feed.json", "/sitemap.xml"])(
  "%s is made from the replica",
  async (path) => {
    await usable();
    const before = database.replica?.reads;
    const reply = await fetch(server.url + path);
    expect([reply.status, await reply.text()]).toEqual([200, expect.stringMatching(/quay/i)]);
    expect(database.replica?.reads).toBe((before ?? 0) + 1);
  },
);

test("doctor says whether the replica follows", async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "atrium-replica-"));
  const doctor = (read: string) =>
    run(["doctor"], { DATA_DIR, DATABASE_URL: url, DATABASE_READ_URL: read });
  const away = new URL(readUrl);
  away.port = "1";
  try {
    const well = await doctor(readUrl);
    expect([well.code, well.output]).toEqual([0, expect.stringMatching(/follows, \d+ bytes/)]);
    const primary = await doctor(url);
    expect([primary.code, primary.output]).toEqual([1, expect.stringContaining("is no replica")]);
    const gone = await doctor(away.href);
    expect([gone.code, gone.output]).toEqual([1, expect.stringContaining("ECONNREFUSED")]);
  } finally {
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
});

test("what has just been published is read from the primary until the replica has it", async () => {
  await usable();
  await onReplica.query("select pg_wal_replay_pause()");
  const id = await publish(staff, { title: "Paused pier" });
  const before = database.replica?.reads;
  for (let n = 0; n < 5; n += 1) {
    expect(JSON.stringify((await readFresh()).body)).toContain("Paused pier");
    expect((await read(staff, `getArticle/${id}`)).status).toBe(200);
  }
  expect(database.replica?.reads).toBe(before);
  await expect.poll(() => metric("atrium_replica_left_out"), { timeout: 10_000 }).toBe("1");
  expect(Number(await metric("atrium_replica_lag_seconds"))).toBeGreaterThan(maxLagMs / 1000);
  await onReplica.query("select pg_wal_replay_resume()");
  await usable();
  expect(JSON.stringify((await readFresh()).body)).toContain("Paused pier");
  expect(database.replica?.reads).toBeGreaterThan(before ?? 0);
  await expect.poll(() => metric("atrium_replica_left_out"), { timeout: 10_000 }).toBe("0");
});

test("a replica that dies costs no read, and is used again when it is back", async () => {
  await usable();
  await replica.stop("immediate");
  for (let n = 0; n < 20; n += 1) expect((await readFresh()).status).toBe(200);
  await expect.poll(() => database.replica?.usable).toBe(false);
  await replica.start();
  await usable();
  const before = database.replica?.reads;
  expect((await readFresh()).status).toBe(200);
  expect(database.replica?.reads).toBeGreaterThan(before ?? 0);
});
