import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signInStaff, publish, type StaffClient } from "../../../tests/_content.ts";
import { openTestDatabase } from "../../../tests/_database.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import type { Database } from "../../db/database.ts";
import { articleCounters, articles } from "../../db/schema/index.ts";
import { addReads } from "./add-reads.ts";

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0";
let database: Database;
let server: TestServer;
let staff: StaffClient;

beforeAll(async () => {
  database = await openTestDatabase();
  // The proxy provides the visitors' addresses.
  server = await startTestServer({ database, env: { TRUST_PROXY: "127.0.0.1" } });
  staff = await signInStaff(server);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await database.close();
});

/** Reads an article, or its neighbours; 200 or 304. */
async function visit(id: string, visitor: Record<string, string>, method = "GET"): Promise<number> {
  const headers = { "user-agent": browser, ...visitor };
  const url = `${server.url}/rest/api/app/other/getArticle/${id}`;
  const reply = await fetch(url, { method, headers });
  await reply.arrayBuffer();
  return reply.status;
}

async function readCount(id: string): Promise<number | undefined> {
  const [row] = await database.db
    .select()
    .from(articleCounters)
    .where(eq(articleCounters.articleId, id));
  return row?.readCount;
}

const soon = { timeout: 10_000 };
const from = (address: string) => ({ "x-forwarded-for": address });

test("each visitor counts once, also on a cache hit, and again after half an hour", async () => {
  const id = await publish(staff, { title: "Read by two" });
  for (let n = 0; n < 5; n += 1) await visit(id, from("192.0.2.1"));
  await visit(id, from("192.0.2.2"));
  await expect.poll(() => readCount(id), soon).toBe(2);
  server.advance(31 * 60_000);
  await visit(id, from("192.0.2.1"));
  await expect.poll(() => readCount(id), soon).toBe(3);
});

test("one IPv6 /64 subnet is one visitor", async () => {
  const id = await publish(staff, { title: "Read from a network" });
  for (let n = 0; n < 20; n += 1) await visit(id, from(`2001:db8:1:2::${n.toString(16)}`));
  await visit(id, from("2001:db8:1:3::1"));
  await expect.poll(() => readCount(id), soon).toBe(2);
});

test("bots, prefetches and HEAD do not count; a 304 does", async () => {
  const id = await publish(staff, { title: "Read by machines" });
  await visit(id, { ...from("192.0.2.1"), "user-agent": "Googlebot/2.1" });
  await visit(id, { ...from("192.0.2.2"), "sec-purpose": "prefetch;prerender" });
  await visit(id, from("192.0.2.3"), "HEAD");
  expect(await visit("no-such-article", from("192.0.2.4"))).toBe(404);
  expect(await visit(id, { ...from("192.0.2.5"), "if-none-match": "*" })).toBe(304);
  await expect.poll(() => readCount(id), soon).toBe(1);
  expect(await readCount(id)).toBe(1);
});

test("pages count their visitors", async () => {
  const id = await publish(staff, { title: "Read as a page" });
  const page = new Request(`${server.url}/rest/api/app/other/getArticle/${id}`);
  const visitor = (address: string, agent: string) => ({
    address,
    headers: { "user-agent": agent, cookie: "never passed on" },
  });
  await server.app.fetch(page, visitor("192.0.2.1", browser));
  await server.app.fetch(page, visitor("192.0.2.1", browser));
  await server.app.fetch(page, visitor("192.0.2.2", browser));
  await server.app.fetch(page, visitor("192.0.2.3", "Googlebot/2.1"));
  await server.app.fetch(page);
  await expect.poll(() => readCount(id), soon).toBe(2);
});

test("read counts show within a minute, and do not invalidate the cache", async () => {
  const id = await publish(staff, { title: "Shown" });
  const shown = async () => {
    const reply = await server.call<"siteGetArticle">(`GET /api/app/other/getArticle/${id}`);
    return reply.body.result.readCount;
  };
  expect(await shown()).toBe(0);
  const { generation } = database.invalidationBus;
  await visit(id, from("192.0.2.1"));
  await expect.poll(() => readCount(id), soon).toBe(1);
  expect(database.invalidationBus.generation).toBe(generation);
  server.advance(60_000);
  expect(await shown()).toBe(1);
});

test("pending counts are written at shutdown", async () => {
  const other = await startTestServer({ database });
  other.advance(3_600_000);
  const id = await publish(staff, { title: "Read at last" });
  const headers = { "user-agent": browser };
  await (await fetch(`${other.url}/rest/api/app/other/getArticle/${id}`, { headers })).text();
  await other[Symbol.asyncDispose]();
  expect(await readCount(id)).toBe(1);
});

test("counts of two servers add up, and deleted articles are skipped", async () => {
  const ids = await Promise.all(["One", "Two"].map((title) => publish(staff, { title })));
  const [one = "", two = ""] = ids;
  const rounds = Array.from({ length: 20 }, (_, n) =>
    addReads(
      database.db,
      new Map(
        n % 2 === 0
          ? [
              [one, 1],
              [two, 2],
              ["gone", 5],
            ]
          : [
              [two, 2],
              [one, 1],
            ],
      ),
    ),
  );
  await Promise.all(rounds);
  expect([await readCount(one), await readCount(two)]).toEqual([20, 40]);
  expect(await database.db.$count(articles, eq(articles.id, "gone"))).toBe(0);
});
