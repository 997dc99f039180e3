import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { readContract } from "../../kernel/contract.ts";
import { loadConfig } from "../../kernel/config/config.ts";
import { RateLimits } from "./rate-limits.ts";

const { limits } = loadConfig({});
const operations = readContract().operations.filter(({ access }) => access === "public");
const ownRate = new RateLimits(limits, null);

let server: TestServer;
let reads = 0;

beforeAll(async () => {
  server = await startTestServer({ limits: { publicReadsPerMinute: 2 } });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.advance(60_000));

/** Reads what is not there, which is not kept, under another address each time. */
async function read(): Promise<number> {
  reads += 1;
  return (await server.call(`GET /api/app/other/getArticle/none-${reads}`)).status;
}

describe("every operation that needs no sign-in is limited", () => {
  it.each(operations)("$id", async ({ id, method, path }) => {
    if (ownRate.limits(id)) return;
    expect([await read(), await read()]).toEqual([404, 404]);
    const reply = await server.call(`${method} ${path.replaceAll(/\{\w+\}/g, "some")}`);
    expect(reply).toMatchObject({ status: 503, body: { errorCode: "UNAVAILABLE" } });
    expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

it("what is kept is not counted", async () => {
  const home = "GET /api/app/other/getHome";
  const statuses = [(await server.call(home)).status, await read(), await read()];
  expect(statuses).toEqual([200, 404, 503]);
  expect((await server.call(home)).status).toBe(200);
});

it("what a page reads is not counted", async () => {
  while ((await read()) !== 503);
  const url = `${server.url}${server.config.apiBase}/api/app/other/getArticle/none`;
  const visitor = { address: "127.0.0.1", headers: {} };
  expect((await server.app.fetch(new Request(url), visitor)).status).toBe(404);
});
