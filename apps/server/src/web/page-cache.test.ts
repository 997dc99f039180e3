import { request as askRaw } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { act, signInStaff, publish, type StaffClient } from "../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../tests/_server.ts";
import { articleCounters } from "../db/schema/index.ts";
import type { Handlers } from "../modules/operation.ts";
import { handlers } from "../modules/index.ts";
import { registerWeb } from "./register-web.ts";

/** Every page requests the types, so this counts renderings; a test can make them fail or wait. */
const made = { pages: 0, meanwhile: async () => {} };
const observed: Partial<Handlers> = {
  ...handlers,
  siteTypeTree: async (input, ctx) => {
    made.pages += 1;
    await made.meanwhile();
    return handlers.siteTypeTree(input, ctx);
  },
};
const second = 1000;
const content = "<p>It takes its first ship.</p>".repeat(50);
const detail = "/article-detail?id=fourth-berth";
let server: TestServer;
let staff: StaffClient;
let articleId: string;
let clockMs = Date.now();

beforeAll(async () => {
  const env = { WEB_ENTRY: "@atrium/web/ssr", RESPONSE_CACHE_MB: "0", TRUST_PROXY: "127.0.0.1" };
  server = await startTestServer({
    env,
    registerWeb,
    handlers: observed,
    now: () => new Date(clockMs),
  });
  staff = await signInStaff(server);
  articleId = await publish(staff, {
    title: "The fourth berth",
    slug: "fourth-berth",
    content,
    tags: ["water", "crane", "asked-once"],
  });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => {
  // Everything cached before has expired by now.
  clockMs += 61 * second;
  Object.assign(made, { pages: 0, meanwhile: async () => {} });
});

async function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  const reply = await fetch(server.url + path, { method, headers, redirect: "manual" });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}

const fails = async () => {
  throw new Error("The database is away");
};

describe("a cached page", () => {
  it("is rendered once, whatever unknown search keys the URL has", async () => {
    const first = await get("/article-list?type=news&tag=water");
    const second = await get("/article-list?utm_source=mail&tag=water&type=news&fbclid=1");
    expect(second.text).toBe(first.text);
    expect(made.pages).toBe(1);
    await get("/article-list?type=news&tag=crane");
    expect(made.pages).toBe(2);
  });

  it("is rendered for each language", async () => {
    const [english, chinese] = [await get("/index"), await get("/zh/index")];
    expect(chinese.text).toContain('<html lang="zh-CN"');
    expect(english.text).toContain('<html lang="en"');
    // Whatever the browser would like: the address says it.
    const cookie = "language=zh-CN";
    expect((await get("/index", { cookie, "accept-language": "zh-CN" })).text).toBe(english.text);
    expect(made.pages).toBe(2);
  });

  it("is rendered once for simultaneous requests", async () => {
    const pages = await Promise.all(Array.from({ length: 20 }, () => get(detail)));
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
    expect(made.pages).toBe(1);
  });

  it("answers 304 and HEAD without rendering", async () => {
    const { headers } = await get(detail);
    const known = await get(detail, { "if-none-match": headers.get("etag") ?? "" });
    expect(known).toMatchObject({ status: 304, text: "" });
    const head = await get(detail, {}, "HEAD");
    expect(head).toMatchObject({ status: 200, text: "" });
    for (const name of ["etag", "content-security-policy", "cache-control", "vary"]) {
      expect(head.headers.get(name)).toBe(headers.get(name));
    }
    expect(made.pages).toBe(1);
  });

  it("expires after a minute, since read counts grow", async () => {
    await get(detail);
    clockMs += 59 * second;
    await get(detail);
    expect(made.pages).toBe(1);
    clockMs += second;
    await get(detail);
    expect(made.pages).toBe(2);
  });

  it("shows on the next request what was published or taken offline", async () => {
    await get("/article-list");
    const id = await publish(staff, { title: "A new crane", slug: "new-crane" });
    expect((await get("/article-list")).text).toContain("A new crane");
    expect((await get("/article-detail?id=new-crane")).status).toBe(200);
    await act(staff, "publisher", "offline", id);
    expect((await get("/article-detail?id=new-crane")).status).toBe(410);
    expect((await get("/article-list")).text).not.toContain("A new crane");
  });

  it("never outlives a scheduled change", async () => {
    const offlineAt = new Date(clockMs + 30 * second).toISOString();
    await publish(staff, { title: "For half a minute", slug: "half-a-minute", offlineAt });
    const path = "/article-detail?id=half-a-minute";
    expect((await get("/article-list")).text).toContain("For half a minute");
    clockMs += 29 * second;
    expect((await get(path)).status).toBe(200);
    clockMs += second;
    expect((await get(path)).status).toBe(410);
    expect((await get("/article-list")).text).not.toContain("For half a minute");
  });
});

describe("compression", () => {
  /** Without the decompression that `fetch` does. */
  const raw = (path: string, accepted: string) =>
    new Promise<{ encoding: string | undefined; vary: string | undefined; body: Buffer }>(
      (resolve, reject) => {
        askRaw(server.url + path, { headers: { "accept-encoding": accepted } }, (reply) => {
          const parts: Buffer[] = [];
          reply.on("data", (part: Buffer) => parts.push(part));
          reply.on("end", () => {
            const { vary, "content-encoding": encoding } = reply.headers;
            resolve({ encoding, vary, body: Buffer.concat(parts) });
          });
        })
          .on("error", reject)
          .end();
      },
    );

  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0.1, gzip", "gzip"],
    ["identity", undefined],
    ["br;q=0", undefined],
    ["", undefined],
  ])("accept-encoding %j gets %s", async (accepted, encoding) => {
    const plain = await raw("/index", "identity");
    const page = await raw("/index", accepted);
    expect(page.encoding).toBe(encoding);
    expect(page.vary).toBe("accept-encoding");
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""];
    expect((unpack?.(page.body) ?? page.body).toString()).toBe(plain.body.toString());
    const most = unpack === undefined ? 1 : 1 / 3;
    expect(page.body.length / plain.body.length).toBeLessThanOrEqual(most);
  });

  it.each(["/rss.xml", "/feed.json", "/search-list?keyword=berth", "/login"])(
    "%s is compressed as well",
    async (path) => {
      expect(await raw(path, "br")).toMatchObject({
        encoding: "br",
        vary: expect.stringContaining("accept-encoding"),
      });
    },
  );
});

describe("while the database is down", () => {
  it("the last good page is served, and no failure is cached (stale-if-error)", async () => {
    const good = await get(detail);
    clockMs += 300 * second;
    made.meanwhile = fails;
    const stale = await get(detail);
    expect(stale).toMatchObject({ status: 200, text: good.text });
    expect(stale.headers.get("etag")).toBe(good.headers.get("etag"));
    const etag = good.headers.get("etag") ?? "";
    expect((await get(detail, { "if-none-match": etag })).status).toBe(304);
    const never = await get("/article-list?tag=asked-once");
    expect(never.status).toBe(500);
    expect(never.headers.get("cache-control")).toBe("no-store");
    made.meanwhile = async () => {};
    expect((await get("/article-list?tag=asked-once")).status).toBe(200);
  });

  it("a page known to be offline stays offline", async () => {
    const id = await publish(staff, { title: "Withdrawn", slug: "withdrawn" });
    const path = "/article-detail?id=withdrawn";
    for (let n = 0; n < 3; n += 1) expect((await get(path)).status).toBe(200);
    await act(staff, "publisher", "offline", id);
    expect((await get(path)).status).toBe(410);
    clockMs += 300 * second;
    made.meanwhile = fails;
    expect((await get(path)).status).toBe(410);
  });

  it("no page older than a day is served", async () => {
    await get("/article-list?tag=crane");
    clockMs += 25 * 3600 * second;
    made.meanwhile = fails;
    expect((await get("/article-list?tag=crane")).status).toBe(500);
  });
});

it("whoever asks for more pages than can wait is asked to try again; kept pages and others are served", async () => {
  const of = (client: string) => ({ "x-forwarded-for": client });
  const kept = await get(detail);
  const held = Promise.withResolvers<void>();
  made.meanwhile = () => held.promise;
  const asked = Array.from({ length: 44 }, (_, n) =>
    get(`/article-list?tag=flood-${n}`, of("203.0.113.7")),
  );
  const { concurrency, maxWaitingOfClient } = server.config.limits.renderQueue;
  expect(asked).toHaveLength(concurrency + maxWaitingOfClient);
  await expect.poll(() => made.pages).toBe(1 + concurrency);
  const tooMany = await get("/article-list?tag=one-more", of("203.0.113.7"));
  expect(tooMany.status).toBe(503);
  expect(tooMany.headers.get("retry-after")).toBe("5");
  expect(tooMany.headers.get("cache-control")).toBe("no-store");
  expect(tooMany.text).toContain("One moment, please");
  expect((await get("/zh/index?flood", of("203.0.113.7"))).text).toContain("请稍候");
  expect((await get(detail)).text).toBe(kept.text);
  const other = get("/index", of("198.51.100.1"));
  held.resolve();
  expect((await other).status).toBe(200);
  for (const { status } of await Promise.all(asked)) expect(status).toBe(404);
});

it("a 404 is cached for some seconds", async () => {
  for (const path of ["/article-detail?id=never-written", "/no/such/page?x=1"]) {
    made.pages = 0;
    expect((await get(path)).status).toBe(404);
    const once = made.pages;
    expect((await get(path)).status).toBe(404);
    expect(made.pages).toBe(once);
  }
  made.pages = 0;
  clockMs += 10 * second;
  await get("/article-detail?id=never-written");
  expect(made.pages).toBeGreaterThan(0);
});

it("a visitor who gets a cached article counts as a reader, and a bot does not", async () => {
  const read = (address: string, agent = "Mozilla/5.0 Firefox/142.0", method = "GET") =>
    get(detail, { "x-forwarded-for": address, "user-agent": agent }, method);
  const count = async () => {
    const { db } = server;
    const rows = await db
      .select()
      .from(articleCounters)
      .where(eq(articleCounters.articleId, articleId));
    return rows[0]?.readCount ?? 0;
  };
  const before = await count();
  for (const address of ["192.0.2.1", "192.0.2.2", "192.0.2.2", "192.0.2.3"]) await read(address);
  await read("192.0.2.4", "Googlebot/2.1");
  await read("192.0.2.5", undefined, "HEAD");
  const { headers } = await read("192.0.2.1");
  const visitor = { "x-forwarded-for": "192.0.2.6", "user-agent": "Mozilla/5.0 Firefox/142.0" };
  await get(detail, { ...visitor, "if-none-match": headers.get("etag") ?? "" });
  expect(made.pages).toBe(1);
  await expect.poll(count, { timeout: 10_000 }).toBe(before + 4);
});

it("a size of 0 turns the cache off", async () => {
  const env = { WEB_ENTRY: "@atrium/web/ssr", RESPONSE_CACHE_MB: "0", PAGE_CACHE_MB: "0" };
  await using other = await startTestServer({ env, registerWeb, handlers: observed });
  for (let n = 0; n < 3; n += 1) await (await fetch(`${other.url}/index`)).text();
  expect(made.pages).toBe(3);
});

it("the cache stays within its bytes whatever is requested", async () => {
  const env = { WEB_ENTRY: "@atrium/web/ssr", PAGE_CACHE_MB: "1" };
  await using other = await startTestServer({ env, registerWeb });
  for (let n = 1; n < 60; n += 1) {
    await (await fetch(`${other.url}/search-list?type=t${n}`)).text();
    await (await fetch(`${other.url}/search-list?type=t${n}`)).text();
    expect(other.app.pages?.bytes ?? 0).toBeLessThanOrEqual(2 ** 20);
  }
  expect(other.app.pages?.bytes).toBeGreaterThan(2 ** 18);
});
