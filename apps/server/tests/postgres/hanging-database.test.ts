import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../src/db/database.ts";
import { openPostgres } from "../../src/db/postgres/open-postgres.ts";
import { registerWeb } from "../../src/web/register-web.ts";
import { signInStaff, publish } from "../_content.ts";
import { createDatabase, dropDatabase, serverUrl } from "../_postgres.ts";
import { startTestServer, type TestServer } from "../_server.ts";
import { HangingProxy } from "../_hanging-proxy.ts";

const postgres = serverUrl() ?? "";
const log = { error() {}, info() {} };
let url: string;
let proxy: HangingProxy;
let database: Database;
let server: TestServer;

beforeAll(async () => {
  url = await createDatabase(postgres, process.env["TEST_DATABASE_TEMPLATE"]);
  proxy = await HangingProxy.start(url);
  database = await openPostgres({ url: proxy.url, statementMs: 3000, heartbeatMs: 1000, log });
  server = await startTestServer({ database, env: { WEB_ENTRY: "@atrium/web/ssr" }, registerWeb });
  await publish(await signInStaff(server), { title: "The last good page", slug: "last" });
});

afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await database.close();
  await proxy[Symbol.asyncDispose]();
  await dropDatabase(postgres, url);
});

const list = "/rest/api/app/other/articleList";
const pages = ["/article-list", "/article-detail?id=last"];

async function ask(path: string) {
  const begun = performance.now();
  const reply = await fetch(server.url + path);
  const text = await reply.text();
  const { status, headers } = reply;
  return { status, text, retryAfter: headers.get("retry-after"), ms: performance.now() - begun };
}

test("a hanging database keeps nobody waiting", async () => {
  const good = await Promise.all(pages.map(ask));
  expect(good.map(({ status }) => status)).toEqual([200, 200]);
  // The cached pages have expired.
  server.advance(61_000);
  proxy.hang();

  const early = await Promise.all([...pages, ...pages, list, list].map(ask));
  for (const { ms } of early) expect(ms).toBeLessThan(12_000);
  expect(early.slice(0, 4).map(({ text }) => text)).toEqual(
    [...good, ...good].map(({ text }) => text),
  );
  expect(early.slice(4).map(({ status }) => status)).toEqual([503, 503]);

  // Once it is known, nothing waits for the database.
  await expect.poll(async () => (await ask("/readyz")).ms, { timeout: 10_000 }).toBeLessThan(500);
  expect(await ask("/readyz")).toMatchObject({
    status: 503,
    text: expect.stringContaining("does not respond"),
  });
  const many = await Promise.all(Array.from({ length: 40 }, (_, n) => ask(pages[n % 2] ?? "")));
  for (const { status, ms } of many) expect([status, ms < 12_000]).toEqual([200, true]);
  expect(await ask(list)).toMatchObject({
    status: 503,
    retryAfter: expect.stringMatching(/^\d+$/),
  });
  expect(await ask("/article-list?tag=never-asked")).toMatchObject({
    status: 503,
    retryAfter: expect.stringMatching(/^\d+$/),
  });
  expect(database.load().waiting).toBe(0);
  expect((await ask("/healthz")).status).toBe(200);

  proxy.recover();
  await expect.poll(async () => (await ask("/readyz")).status, { timeout: 10_000 }).toBe(200);
  expect((await ask(list)).status).toBe(200);
  // Nothing has this tag, as the database can say again.
  expect((await ask("/article-list?tag=never-asked")).status).toBe(404);
});
