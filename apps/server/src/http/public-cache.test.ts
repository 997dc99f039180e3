import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signInStaff, publish, result, type StaffClient } from "../../tests/_content.ts";
import { createProductLine } from "../../tests/_products.ts";
import { startTestServer, type TestServer } from "../../tests/_server.ts";
import { readContract } from "../kernel/contract.ts";
import type { OperationId } from "../kernel/contract.ts";

const publicReads = readContract().operations.filter(
  ({ method, access }) => method === "GET" && access === "public",
);
let server: TestServer;
let staff: StaffClient;
/** The input that each operation needs to succeed. */
let needs: Partial<Record<OperationId, { path?: string; query?: string }>>;

beforeAll(async () => {
  server = await startTestServer();
  staff = await signInStaff(server);
  const form = new FormData();
  const picture = readFileSync(join(import.meta.dirname, "../../../../docs/screenshots/home.webp"));
  form.set("fileName", new Blob([picture], { type: "image/webp" }), "home.webp");
  const file = result(
    await server.call<"filesUpload">("POST /api/file/upload", { token: staff.editor, form }),
  );
  const article = await publish(staff, { cover: file.url, coverAlt: "The home page" });
  const { product } = await createProductLine(server, staff.admin, "Gauge");
  needs = {
    siteGetArticle: { path: article },
    siteGetArticleMessage: { path: article },
    siteGetArticleType: { path: "news" },
    siteGetProduct: { path: product },
    siteGetPreAndNext: { path: article },
    siteIndexRecommend: { path: "home" },
    siteSearchContent: { query: "?keyword=harbour" },
    siteDownFile: { query: `?id=${file.id}` },
  };
});
afterAll(() => server[Symbol.asyncDispose]());

async function ask(url: string, init: RequestInit = {}) {
  const reply = await fetch(url, init);
  return { status: reply.status, headers: reply.headers, bytes: await reply.bytes() };
}

describe.each(publicReads)("$id", ({ id, path }) => {
  const url = () => {
    const { path: value = "", query = "" } = needs[id] ?? {};
    return server.url + server.config.apiBase + path.replace(/\{\w+\}/, value) + query;
  };

  // The second and third response may come from the cache.
  test.each([1, 2, 3])("has an ETag and answers 304 to a client that has it (%i)", async () => {
    const reply = await ask(url());
    expect(reply.status).toBe(200);
    expect(reply.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(reply.headers.has("vary")).toBe(false);
    const etag = reply.headers.get("etag") ?? "";
    expect(etag).toMatch(/^(W\/)?"[\w-]+"$/);
    const again = await ask(url(), { headers: { "if-none-match": `"other", ${etag}` } });
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
    expect(again.headers.get("etag")).toBe(etag);
    expect(again.headers.get("cache-control")).toBe(reply.headers.get("cache-control"));
    const other = await ask(url(), { headers: { "if-none-match": '"other"' } });
    expect(other.status).toBe(200);
    expect(other.headers.get("etag")).toBe(etag);
  });
});

test("refusals are not cached", async () => {
  for (const path of [
    "getArticle/nothing",
    "articleList?typeCode=nothing",
    "articleList?pageNo=0",
  ]) {
    const reply = await server.call(`GET /api/app/other/${path}`);
    expect(reply.body.success).toBe(false);
    expect(reply.headers.get("cache-control")).toBe("no-store");
    expect(reply.headers.has("etag")).toBe(false);
  }
});
