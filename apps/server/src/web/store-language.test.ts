import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../tests/_server.ts";
import { registerWeb } from "./register-web.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { WEB_ENTRY: "@atrium/web/ssr" }, registerWeb });
});

afterAll(async () => server[Symbol.asyncDispose]());

/** Submits the language form as a browser without script does. */
function choose(path: string, language: string, headers: Record<string, string> = {}) {
  return fetch(server.url + path, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ language }),
    headers: { "sec-fetch-site": "same-origin", ...headers },
  });
}

describe("the language chosen without script", () => {
  it.each([
    "/index",
    "/search-list?keyword=radar&utm_source=a%20b",
    "/article-detail?id=gone",
    "/no",
  ])("is stored, and redirects back to %s", async (path) => {
    const response = await choose(path, "zh-CN");
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(path);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const cookie = response.headers.get("set-cookie") ?? "";
    expect(cookie).toBe("language=zh-CN; Path=/; Max-Age=31536000; SameSite=Lax");
    const page = await fetch(server.url + path, { headers: { cookie } });
    expect(await page.text()).toContain('<html lang="zh-CN"');
  });

  it("is offered by a form on the page, which names no address but its own", async () => {
    for (const [now, next] of [
      ["en", "zh-CN"],
      ["zh-CN", "en"],
    ]) {
      const headers = { cookie: `language=${now}` };
      const page = await (await fetch(`${server.url}/index`, { headers })).text();
      const button = /<form method="post">(<button type="submit" [^>]*name="language"[^>]*>)/.exec(
        page,
      );
      expect(button?.[1]).toContain(`value="${next}"`);
    }
  });

  it.each(["//evil.example/x?y=1", "/\\evil.example/x?y=1", "/.//evil.example/x?y=1"])(
    "never redirects to another site: %s",
    async (path) => {
      const { hostname, port } = new URL(server.url);
      const location = await postRaw({ hostname, port, path });
      expect(location).toBe("/evil.example/x?y=1");
    },
  );

  it.each([
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "", origin: "https://evil.example" },
  ])("is ignored when another site sent it: %j", async (headers) => {
    const response = await choose("/index", "zh-CN", headers);
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/index");
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  it("must be a supported one, sent as a form of a bounded size", async () => {
    expect((await choose("/index", "tlh")).status).toBe(404);
    expect((await choose("/index", "zh-CN; Path=/rest")).status).toBe(404);
    expect((await choose("/index", "x".repeat(70_000))).status).toBe(413);
    const headers = { "content-type": "application/json" };
    const body = '{"language":"zh-CN"}';
    const asJson = await fetch(`${server.url}/index`, { method: "POST", headers, body });
    expect(asJson.status).toBe(415);
    const asked = await fetch(`${server.url}/index?language=zh-CN`);
    expect(asked.headers.get("set-cookie")).toBeNull();
  });

  it("is not passed to the API", async () => {
    const response = await choose("/rest/api/nothing", "zh-CN");
    expect(response.status).toBe(404);
    expect(response.headers.get("set-cookie")).toBeNull();
  });
});

/** Sends the path unchanged: `fetch` would normalise it. */
function postRaw({ hostname, port, path }: { hostname: string; port: string; path: string }) {
  return new Promise<string | undefined>((resolve, reject) => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const call = request({ hostname, port, path, method: "POST", headers }, (response) => {
      response.resume();
      resolve(response.headers.location);
    });
    call.on("error", reject);
    call.end("language=zh-CN");
  });
}
