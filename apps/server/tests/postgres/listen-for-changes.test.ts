import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listenForChanges } from "../../src/db/postgres/listen-for-changes.ts";
import { openPostgres } from "../../src/db/postgres/open-postgres.ts";
import type { Database } from "../../src/db/database.ts";
import { InvalidationBus } from "../../src/db/invalidation-bus.ts";
import { friendlyLinks } from "../../src/db/schema/index.ts";
import { stampCreate } from "../../src/db/stamp.ts";
import { migrateAndSeed } from "../_database.ts";
import { HangingProxy } from "../_hanging-proxy.ts";
import { createDatabase, dropDatabase } from "../_postgres.ts";

const server = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";
const log = { error() {}, info() {} };
const link = {
  name: "Elsewhere",
  url: "https://example.com",
  ...stampCreate({ id: "test", name: "Test" }, new Date()),
};
let url: string;
let here: Database;
let elsewhere: Database;

beforeAll(async () => {
  url = await createDatabase(server);
  here = await openPostgres({ url, statementMs: 15_000, log });
  elsewhere = await openPostgres({ url, statementMs: 15_000, log });
  await migrateAndSeed(here);
});
afterAll(async () => {
  await here.close();
  await elsewhere.close();
  await dropDatabase(server, url);
});

test("changes by another process arrive while listening, and only then", async () => {
  const { invalidationBus } = here;
  expect(invalidationBus.connected).toBe(false);
  const stop = await invalidationBus.listen();
  expect(invalidationBus.connected).toBe(true);
  const before = invalidationBus.generation;
  await elsewhere.db.insert(friendlyLinks).values(link);
  await expect.poll(() => invalidationBus.generation).toBeGreaterThan(before);
  await stop();
  expect(invalidationBus.connected).toBe(false);
});

test("a lost connection is noticed at once and reopened", async () => {
  const { invalidationBus } = here;
  const stop = await invalidationBus.listen();
  const heard: boolean[] = [];
  invalidationBus.onNotify(() => heard.push(invalidationBus.connected));
  await elsewhere.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'atrium changes' and datname = current_database()`,
  );
  await expect.poll(() => heard, { timeout: 5_000 }).toContain(false);
  await expect.poll(() => invalidationBus.connected, { timeout: 5_000 }).toBe(true);
  const before = invalidationBus.generation;
  await elsewhere.db.insert(friendlyLinks).values(link);
  await expect.poll(() => invalidationBus.generation).toBeGreaterThan(before);
  await stop();
});

test("a connection that dies silently is noticed within two heartbeats, and reopened", async () => {
  await using proxy = await HangingProxy.start(url);
  const changes = new InvalidationBus(null);
  const stop = await listenForChanges(changes, { url: proxy.url, heartbeatMs: 500, log });
  expect(changes.connected).toBe(true);
  proxy.hang();
  await expect.poll(() => changes.connected, { timeout: 5_000 }).toBe(false);
  proxy.recover();
  await expect.poll(() => changes.connected, { timeout: 5_000 }).toBe(true);
  await stop();
});

test("an unreachable server is retried, and stopping does not wait for it", async () => {
  const away = new URL(url);
  away.port = "1";
  const changes = new InvalidationBus(null);
  const stop = await listenForChanges(changes, { url: away.href, log });
  expect(changes.connected).toBe(false);
  await stop();
});
