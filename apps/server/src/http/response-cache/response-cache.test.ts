import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signInStaff, publish, read, result, type StaffClient } from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { handlers } from "../../modules/index.ts";
import type { Handlers } from "../../modules/operation.ts";

/** Counts how often each handler ran; `beforeAnswer` delays its response. */
const made = { list: 0, search: 0, beforeAnswer: async () => {} };
const observed: Partial<Handlers> = {
  ...handlers,
  siteArticleList: async (input, ctx) => {
    const answer = await handlers.siteArticleList(input, ctx);
    made.list += 1;
    await made.beforeAnswer();
    return answer;
  },
  siteSearchContent: async (input, ctx) => {
    made.search += 1;
    return handlers.siteSearchContent(input, ctx);
  },
};
const list = "/rest/api/app/other/articleList";
let server: TestServer;
let staff: StaffClient;

beforeAll(async () => {
  server = await startTestServer({ handlers: observed, env: { RESPONSE_CACHE_MB: "1" } });
  staff = await signInStaff(server);
  await publish(staff, { title: "Harbour 港口", content: "<p>A quay</p>" });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  await forget();
  Object.assign(made, { list: 0, search: 0, beforeAnswer: async () => {} });
});

/** Any public change invalidates the cache. */
async function forget(): Promise<void> {
  const token = staff.publisher;
  const path = "/api/siteSetting";
  const { id, version } = result(
    await server.call<"siteSettingsGet">(`GET ${path}/get`, { token }),
  );
  const body = { id, version, slogan: `Slogan ${version}` };
  result(await server.call("PUT /api/siteSetting/update", { token, body }));
}

async function ask(path = list, init: RequestInit = {}) {
  const reply = await fetch(server.url + path, init);
  const { "x-request-id": id = "", ...headers } = Object.fromEntries(reply.headers);
  for (const name of ["date", "connection", "keep-alive"]) delete headers[name];
  return { status: reply.status, headers, id, text: await reply.text() };
}

describe("a cached response", () => {
  test("differs from the first one by the request's id alone", async () => {
    const first = await ask();
    const second = await ask();
    expect(made.list).toBe(1);
    expect(JSON.parse(second.text).requestId).toBe(second.id);
    expect(second.id).not.toBe(first.id);
    expect(second.text).toBe(first.text.replace(first.id, second.id));
    expect(second.headers).toEqual(first.headers);
    expect(Buffer.byteLength(second.text)).toBe(Number(second.headers["content-length"]));
  });

  test("answers HEAD without a body, and 304 to a client that has it", async () => {
    const uncached = await ask(list, { method: "HEAD" });
    const { headers, text } = await ask();
    const head = await ask(list, { method: "HEAD" });
    expect(made.list).toBe(1);
    expect(text).toContain("Harbour 港口");
    for (const { status, text: none } of [uncached, head])
      expect([status, none]).toEqual([200, ""]);
    expect(uncached.headers).toEqual(headers);
    expect(head.headers).toEqual(headers);
    const init = { headers: { "if-none-match": headers["etag"] ?? "" } };
    const known = await ask(list, init);
    await forget();
    const knownUncached = await ask(list, init);
    expect(known).toMatchObject({ status: 304, text: "" });
    expect(known.headers).toEqual(knownUncached.headers);
    expect(made.list).toBe(2);
  });

  test("ignores tokens, and stores nothing that belongs to one", async () => {
    const first = await ask(list, { headers: { authorization: staff.admin } });
    const second = await ask();
    const third = await ask(list, { headers: { authorization: "of long ago" } });
    for (const { text, id } of [second, third]) {
      expect(text.replace(id, "")).toBe(first.text.replace(first.id, ""));
    }
    expect(first.text).not.toContain("allowedActions");
    expect(made.list).toBe(1);
  });

  test("writes a line to the log", async () => {
    await ask();
    const { id } = await ask(`${list}?pageNo=1`);
    const kept = await ask(`${list}?pageNo=1`);
    const line = (requestId: string) =>
      server.log.find((one) => one["requestId"] === requestId && one["msg"] === "request");
    await expect.poll(() => line(id)).toBeDefined();
    const { time: _time, ms: _ms, requestId: _id, ...facts } = line(id) ?? {};
    expect(line(kept.id)).toMatchObject(facts);
    expect(facts).toMatchObject({ operation: "siteArticleList", path: list, status: 200 });
  });

  test("belongs to one URL: refusals, other queries and requests with bodies are not mixed up", async () => {
    await ask();
    expect((await ask(`${list}?pageNo=2`)).text).toContain('"pageNo":2');
    expect((await ask(`${list}?pageNo=0`)).status).toBe(400);
    expect((await ask(`${list}?pageNo=0`)).status).toBe(400);
    expect((await ask(list, { method: "POST", body: "{}" })).status).toBe(405);
    expect((await ask(`${list}?typeCode=nothing`)).status).toBe(404);
  });

  test("is the same whatever ignored keys its URL has", async () => {
    const plain = await ask(`${list}?pageNo=1&pageSize=5`);
    for (const ignored of ["_t=1", "_t=2", "utm_source=mail&typeId=", "a[$ne]=1", "__proto__=1"]) {
      const reply = await ask(`${list}?pageSize=5&${ignored}&pageNo=1`);
      expect(reply.text.replace(reply.id, "")).toBe(plain.text.replace(plain.id, ""));
    }
    expect(made.list).toBe(1);
    expect((await ask(`${list}??pageSize=1`)).text).toContain('"pageSize":10');
    expect((await ask(list)).text).toContain('"pageSize":10');
    expect(made.list).toBe(2);
  });

  test("is not stored for a URL that the cache cannot read", async () => {
    const odd = list.replace("articleList", "%61rticleList");
    for (const url of [`${odd}?_t=1`, `${odd}?_t=2`, `${list}?_t=%zz`]) {
      expect([url, (await ask(url)).status]).toEqual([url, 200]);
      expect([url, (await ask(url)).status]).toEqual([url, 200]);
    }
    expect(made.list).toBe(6);
  });
});

describe("simultaneous requests", () => {
  test("share one load (single-flight)", async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(made.list).toBe(1);
    expect(new Set(replies.map(({ id }) => id)).size).toBe(20);
    expect(new Set(replies.map(({ text, id }) => text.replace(id, ""))).size).toBe(1);
  });

  test("do not join a load that began before a change, and its response is not stored", async () => {
    const read = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    made.beforeAnswer = async () => {
      read.resolve();
      await go.promise;
    };
    const early = ask();
    await read.promise;
    made.beforeAnswer = async () => {};
    await publish(staff, { title: "Published meanwhile" });
    expect((await ask()).text).toContain("Published meanwhile");
    go.resolve();
    expect((await early).text).not.toContain("Published meanwhile");
    expect((await ask()).text).toContain("Published meanwhile");
    expect(made.list).toBe(2);
  });
});

describe("searches", () => {
  const search = (keyword: string) => `/rest/api/app/other/searchContent?keyword=${keyword}`;

  test("count against their rate limit on a cache hit too", async () => {
    server.advance(61_000);
    const statuses = await Promise.all(Array.from({ length: 61 }, () => ask(search("quay"))));
    expect(made.search).toBe(1);
    const refused = statuses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.headers["retry-after"]).toBeDefined();
    server.advance(61_000);
  });

  test("do not evict what is requested often, nor do pages requested once", async () => {
    await ask();
    await ask();
    for (let pageNo = 1; pageNo <= 400; pageNo += 1) await ask(`${list}?pageNo=${pageNo}`);
    made.list = 0;
    await ask(`${list}?pageNo=1`);
    expect(made.list).toBe(1);
    await ask();
    expect(made.list).toBe(1);
  });
});

test("a size of 0 turns the cache off", async () => {
  await using other = await startTestServer({
    handlers: observed,
    env: { RESPONSE_CACHE_MB: "0" },
  });
  await read({ server: other }, "articleList");
  await read({ server: other }, "articleList");
  expect(made.list).toBe(2);
});
