import { afterAll, beforeAll, expect, test } from "vitest";
import { setTimeout as wait } from "node:timers/promises";
import { rateLimits } from "../../src/db/schema/index.ts";
import { openPostgres } from "../../src/db/postgres/open-postgres.ts";
import type { Database } from "../../src/db/database.ts";
import { migrateAndSeed } from "../_database.ts";
import { createDatabase, dropDatabase } from "../_postgres.ts";
import { startTestServer, type TestServer } from "../_server.ts";
import { HangingProxy } from "../_hanging-proxy.ts";

/* Three servers on one PostgreSQL, as behind a balancer. */

const address = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";
const log = { error() {}, info() {} };
const perMinute = 60;
let url: string;
let proxy: HangingProxy;
const databases: Database[] = [];
const servers: TestServer[] = [];

beforeAll(async () => {
  url = await createDatabase(address);
  proxy = await HangingProxy.start(url);
  for (const place of [url, url, proxy.url]) {
    databases.push(await openPostgres({ url: place, statementMs: 15_000, log }));
  }
  const [first] = databases;
  if (first) await migrateAndSeed(first);
  for (const database of databases) {
    servers.push(await startTestServer({ database, env: { TRUST_PROXY: "127.0.0.1" } }));
  }
});

afterAll(async () => {
  for (const server of servers) await server[Symbol.asyncDispose]();
  for (const database of databases) await database.close();
  await proxy[Symbol.asyncDispose]();
  await dropDatabase(address, url);
});

function serverAt(n: number): TestServer {
  const server = servers[n % servers.length];
  if (server === undefined) throw new Error("No server runs");
  return server;
}

async function search(n: number, client: string): Promise<number> {
  const headers = { "x-forwarded-for": client };
  const line = "GET /api/app/other/searchContent?keyword=harbour";
  return (await serverAt(n).call(line, { headers })).status;
}

async function post(n: number, client: string): Promise<[number, number | null]> {
  const headers = { "x-forwarded-for": client };
  const body = { name: "Ann", email: "ann@example.com", content: "Hello" };
  const reply = await serverAt(n).call("POST /api/app/other/leaveMessage", { headers, body });
  const after = reply.headers.get("retry-after");
  return [reply.status, after === null ? null : Number(after)];
}

test("what visitors send is counted exactly, whichever servers they reach at once", async () => {
  const replies = await Promise.all(Array.from({ length: 15 }, (_, n) => post(n, "203.0.113.1")));
  expect(replies.filter(([status]) => status === 200)).toHaveLength(5);
  const refused = replies.filter(([status]) => status === 429);
  expect(refused).toHaveLength(10);
  for (const [, seconds] of refused) expect(seconds).toBeGreaterThan(0);
  for (const [, seconds] of refused) expect(seconds).toBeLessThanOrEqual(60);
  expect((await post(0, "203.0.113.2"))[0]).toBe(200);
});

test("searches one after the other are refused soon after the limit, by every server", async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 3 * perMinute; n += 1) statuses.push(await search(n, "203.0.113.3"));
  const served = statuses.filter((status) => status === 200).length;
  expect(served).toBeGreaterThanOrEqual(perMinute);
  // A sixth of the limit at most is given away by each server before it asks.
  expect(served).toBeLessThanOrEqual(perMinute * 1.5);
  expect(await search(0, "203.0.113.4")).toBe(200);
});

test("a flood that reaches all servers at once gets no more than a part above the limit", async () => {
  const flood = Array.from({ length: 6 * perMinute }, (_, n) => search(n, "203.0.113.5"));
  const served = (await Promise.all(flood)).filter((status) => status === 200).length;
  expect(served).toBeLessThan(2 * perMinute);
  await wait(1500);
  expect(await Promise.all([0, 1, 2].map((n) => search(n, "203.0.113.5")))).toEqual([
    429, 429, 429,
  ]);
});

test("a few searches are known everywhere a second later, by one write of each server", async () => {
  const before = await databases[0]?.db.$count(rateLimits);
  for (let n = 0; n < 9; n += 1) await search(n, "203.0.113.6");
  const counts = async () =>
    (await databases[0]?.db.select().from(rateLimits))?.map(({ count }) => count);
  await expect.poll(counts, { timeout: 10_000 }).toContain(9);
  expect(await databases[0]?.db.$count(rateLimits)).toBe((before ?? 0) + 1);
});

test("wrong passwords lock a name on every server", async () => {
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < 12; n += 1) {
    const headers = { "x-forwarded-for": "203.0.113.9" };
    const body = { username: "editor", password: "wrong" };
    codes.push((await serverAt(n).call("POST /login", { headers, body })).body.errorCode);
  }
  expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => "BAD_CREDENTIALS"));
  expect(codes.slice(5)).toEqual(Array.from({ length: 7 }, () => "ACCOUNT_LOCKED"));
});

test("the database gets no addresses", async () => {
  const rows = JSON.stringify(await databases[0]?.db.select().from(rateLimits));
  expect(rows).not.toContain("203.0.113");
});

test("a server that cannot ask the others goes on with its own count", async () => {
  proxy.refuse();
  const cut = serverAt(2);
  await expect
    .poll(async () => (await fetch(`${cut.url}/readyz`)).status, { timeout: 30_000 })
    .toBe(503);
  // Answered without the database, so the limit alone decides.
  const statuses = new Set<number>();
  for (let n = 0; n < perMinute + 20; n += 1) statuses.add(await search(2, "203.0.113.7"));
  expect(statuses).toContain(429);
  proxy.recover();
  await expect
    .poll(async () => (await fetch(`${cut.url}/readyz`)).status, { timeout: 30_000 })
    .toBe(200);
  expect(await search(2, "203.0.113.8")).toBe(200);
});
