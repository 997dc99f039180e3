import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  act,
  signInStaff,
  publish,
  publishType,
  republish,
  type StaffClient,
} from "../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../tests/_server.ts";
import { handlers } from "../modules/index.ts";
import { registerWeb } from "./register-web.ts";

let server: TestServer;
let staff: StaffClient;

beforeAll(async () => {
  server = await startTestServer({ env: { WEB_ENTRY: "@atrium/web/ssr" }, registerWeb });
  staff = await signInStaff(server);
  await publishType(staff, { code: "about", name: "About us", kind: "single" });
  await publish(staff, {
    title: "The fourth berth",
    slug: "fourth-berth",
    content: "<h2>What changes</h2><p>It takes its first ship.</p>",
  });
});

afterAll(async () => server[Symbol.asyncDispose]());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers, redirect: "manual" });

describe("pages", () => {
  it.each([
    ["/index", 200, "The fourth berth"],
    ["/article-list?type=news", 200, "The fourth berth"],
    ["/article-detail?id=fourth-berth", 200, "It takes its first ship."],
    ["/search-list?keyword=berth", 200, "<mark>berth</mark>"],
    ["/other-detail?type=about", 200, "About us"],
    ["/article-detail?id=never-written", 404, "Page not found"],
    ["/article-list?type=never-made", 404, "Page not found"],
    ["/article-list?pageNo=2", 404, "Page not found"],
    ["/article-list?month=2026-13", 404, "Page not found"],
    ["/article-list?month=2020-01", 404, "Nothing here matches."],
    ["/article-list?tag=never-used", 404, "Nothing here matches."],
    ["/search-list?keyword=berth&pageNo=2", 404, "Page not found"],
    ["/other-detail?type=products&pageNo=2", 404, "Page not found"],
    ["/nowhere", 404, "Page not found"],
    ["/nowhere/at/all.php?x=1", 404, "Page not found"],
    ["/404", 404, "Page not found"],
    ["//evil.example.com/index", 404, "Page not found"],
  ])("%s is answered with %i and says %s", async (path, status, text) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await response.text()).toContain(text);
  });

  it.each([
    ["/", 302, "/index"],
    ["/article-list?type=about", 301, "/other-detail?type=about"],
    ["/other-detail?type=news", 301, "/article-list?type=news"],
  ])("%s answers %i with %s", async (path, status, location) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get("location")).toBe(location);
  });

  it("have the language of their address, and redirect no reader to another one", async () => {
    const chinese = { "accept-language": "zh-CN", cookie: "language=zh-CN" };
    for (const [path, language, sentence] of [
      ["/index", "en", "Skip to content"],
      ["/zh/index", "zh-CN", "跳到正文"],
    ] as const) {
      const page = await get(path, chinese);
      expect([path, page.status, page.headers.get("vary")]).toEqual([path, 200, "accept-encoding"]);
      const text = await page.text();
      expect(text).toContain(`<html lang="${language}"`);
      expect(text).toContain(sentence);
    }
    expect((await get("/zh")).headers.get("location")).toBe("/zh/index");
    for (const path of ["/en/index", "/zh/dashboard", "/zh/login", "/zhou"]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });

  it("of the back office have the chosen language, else the browser's", async () => {
    const asked = await get("/login", { "accept-language": "zh-CN,zh;q=0.9,en;q=0.8" });
    expect(asked.headers.get("vary")).toBe("cookie, accept-language, accept-encoding");
    expect(await asked.text()).toContain('<html lang="zh-CN"');
    const chosen = await get("/login", { "accept-language": "zh-CN", cookie: "language=en" });
    expect(await chosen.text()).toContain('<html lang="en"');
  });

  it("cannot be set to an unsupported language", async () => {
    const env = { WEB_ENTRY: "@atrium/web/ssr", SITE_LANGUAGE: "tlh" };
    await expect(startTestServer({ env, registerWeb })).rejects.toThrow(
      "SITE_LANGUAGE must be one of en, zh-CN",
    );
  });

  it("have a policy that allows their own scripts and styles", async () => {
    const response = await get("/article-detail?id=fourth-berth");
    const policy = response.headers.get("content-security-policy") ?? "";
    const body = await response.text();
    const inline = [...body.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)].filter(
      ([, , attributes, text]) =>
        !attributes?.includes("/json") && !attributes?.includes("+json") && text,
    );
    expect(inline.length).toBeGreaterThan(2);
    for (const [, , , text = ""] of inline) {
      const hash = createHash("sha256").update(text).digest("base64");
      expect(policy).toContain(`'sha256-${hash}'`);
    }
    expect(body).not.toContain("nonce=");
    expect(body).not.toContain(' style="');
    expect(policy).not.toContain("unsafe");
  });

  it("keep their layout when their content is not found", async () => {
    const body = await (await get("/article-detail?id=never-written")).text();
    expect(body).toContain('class="masthead"');
    expect(await (await get("/nowhere")).text()).toContain('class="masthead"');
  });

  it("contain nothing about the client", async () => {
    const body = await (await get("/index", { authorization: staff.admin })).text();
    expect(body).not.toContain(staff.admin);
    expect(body.toLowerCase()).not.toContain("password");
  });

  it("answer 304 to a client that has them", async () => {
    const first = await get("/article-detail?id=fourth-berth");
    const etag = first.headers.get("etag") ?? "";
    const second = await get("/article-detail?id=fourth-berth", { "if-none-match": etag });
    expect(second.status).toBe(304);
    expect(second.headers.get("content-security-policy")).toBeNull();
    expect(await second.text()).toBe("");
  });

  it("say that an article was taken offline or has moved", async () => {
    const id = await publish(staff, { title: "Old tide tables", slug: "old-tide-tables" });
    await act(staff, "publisher", "offline", id);
    const response = await get("/article-detail?id=old-tide-tables");
    expect(response.status).toBe(410);
    expect(await response.text()).toContain("This article is no longer available");
  });
});

describe("an article that has moved", () => {
  it("is found at its old URL", async () => {
    const id = await publish(staff, { title: "Moves", slug: "before" });
    const found = await server.call<"articlesGet">(`GET /api/dtArticle/get/${id}`, {
      token: staff.editor,
    });
    const { version } = found.body.result;
    const body = { id, version, slug: "after" };
    await server.call("PUT /api/dtArticle/update", { token: staff.editor, body });
    await republish(staff, id);
    const response = await get("/article-detail?id=before");
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe("/article-detail?id=after");
  });
});

describe("a record in another language", () => {
  it("is shown at the addresses of its language, to which the others redirect", async () => {
    const typeId = await publishType(staff, { code: "xinwen", name: "新闻", language: "zh-CN" });
    await publish(staff, { typeId, title: "第四泊位", slug: "bowei" });
    for (const [path, location] of [
      ["/article-detail?id=bowei", "/zh/article-detail?id=bowei"],
      ["/article-list?type=xinwen", "/zh/article-list?type=xinwen"],
      ["/zh/article-detail?id=fourth-berth", "/article-detail?id=fourth-berth"],
    ] as const) {
      const response = await get(path);
      expect([path, response.status, response.headers.get("location")]).toEqual([
        path,
        301,
        location,
      ]);
    }
    const [english, chinese] = [await get("/index"), await get("/zh/index")];
    expect(await english.text()).not.toContain("第四泊位");
    const text = await chinese.text();
    expect(text).toContain("第四泊位");
    expect(text).not.toContain("fourth-berth");
  });

  it("is linked from its translation, and names it to search engines", async () => {
    const zh = await get("/zh/article-detail?id=bowei");
    expect(await zh.text()).not.toContain('hrefLang="en" href="http');
    const list = await server.call<"articlesPage">("GET /api/dtArticle/page?keyword=bowei", {
      token: staff.editor,
    });
    const { translationGroupId } = list.body.result.records[0] ?? {};
    await publish(staff, { title: "A berth", slug: "a-berth", translationGroupId });
    const page = await (await get("/article-detail?id=a-berth")).text();
    expect(page).toContain('href="/zh/article-detail?id=bowei"');
    for (const [language, path] of [
      ["en", "/article-detail?id=a-berth"],
      ["zh-CN", "/zh/article-detail?id=bowei"],
      ["x-default", "/article-detail?id=a-berth"],
    ] as const) {
      expect(page).toMatch(
        new RegExp(
          `<link rel="alternate" hrefLang="${language}" href="http[^"]*${path.replace("?", "\\?")}"`,
        ),
      );
    }
  });
});

describe("a page of search results", () => {
  it("counts against the visitor's search limit", async () => {
    const env = { WEB_ENTRY: "@atrium/web/ssr", LIMITS_SCALE: "0.05", TRUST_PROXY: "127.0.0.1" };
    await using other = await startTestServer({ env, registerWeb });
    const ask = (path: string, visitor: string) =>
      fetch(other.url + path, { headers: { "x-forwarded-for": visitor } });
    const page = "/search-list?keyword=berth";
    const call = "/rest/api/app/other/searchContent?keyword=berth";
    for (const path of [page, call, page]) {
      expect((await ask(path, "203.0.113.1")).status).toBe(200);
    }
    expect((await ask(call, "203.0.113.1")).status).toBe(429);
    const limited = await ask(page, "203.0.113.1");
    expect(limited.status).toBe(429);
    expect(limited.headers.get("cache-control")).toBe("no-store");
    expect(await limited.text()).toContain("Too many searches");
    expect((await ask(page, "203.0.113.2")).status).toBe(200);
  });
});

describe("what is no page", () => {
  it.each([
    "/favicon.svg",
    "/sitemap.xml",
    "/robots.txt",
    "/rss.xml",
    "/files/none.png",
    "/assets/gone.js",
  ])("%s is shown in no frame and loads no plug-in", async (path) => {
    const { headers } = await get(path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/object-src 'none'|default-src 'none'/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });
});

describe("a page that fails", () => {
  it("has the layout of a page and is not cached", async () => {
    const broken = {
      ...handlers,
      siteTypeTree: async () => {
        throw new Error("secret detail");
      },
    };
    const env = { WEB_ENTRY: "@atrium/web/ssr" };
    await using other = await startTestServer({ env, registerWeb, handlers: broken });
    const response = await fetch(`${other.url}/index`);
    expect(response.status).toBe(500);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const body = await response.text();
    expect(body).toContain("This page could not be loaded");
    expect(body).not.toContain("secret detail");
  });
});

describe("the back office", () => {
  it.each(["/login", "/dashboard"])(
    "%s is a shell that is neither cached nor indexed",
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("x-robots-tag")).toBe("noindex");
    },
  );

  it("has its sign-in form and the form's styles in the first answer, in either language", async () => {
    for (const [language, title, button] of [
      ["en", "Sign in · ", "Sign in"],
      ["zh-CN", "登录 · ", "登录"],
    ] as const) {
      const response = await get("/login?redirectUrl=%2Fprofile", {
        cookie: `language=${language}`,
      });
      const page = await response.text();
      expect(page).toContain(`<title>${title}`);
      const form = /<form [^>]*method="post"[^>]*>.*<\/form>/s.exec(page)?.[0] ?? "";
      for (const part of ['name="username"', 'type="password"', `>${button}</span></button>`]) {
        expect(form).toContain(part);
      }
      expect(/<link[^>]*stylesheet/.test(page)).toBe(false);
      // Every style and script of the page has the one nonce that its policy allows.
      const policy = response.headers.get("content-security-policy") ?? "";
      const nonce = /script-src 'self' 'nonce-([^']+)';/.exec(policy)?.[1] ?? "";
      const marked = page.match(/<(?:style|script)(?![^>]*type="application\/json")[^>]*>/g) ?? [];
      expect(marked.length).toBeGreaterThan(3);
      for (const tag of marked) expect(tag).toContain(`nonce="${nonce}"`);
    }
  });

  it("shows the form again to who sends it without script", async () => {
    const response = await fetch(`${server.url}/login?redirectUrl=%2Fprofile`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "username=admin&password=secret",
    });
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const page = await response.text();
    expect(page).toContain('name="username"');
    expect(page).not.toContain("secret");
  });
});

describe("files", () => {
  it("are immutable and compressed, and a missing one is a plain 404", async () => {
    const page = await (await get("/index")).text();
    const script = /"(\/assets\/frame-[^"]+\.js)"/.exec(page)?.[1] ?? "";
    for (const encoding of ["br", "gzip"]) {
      const file = await get(script, { "accept-encoding": encoding });
      expect(file.status).toBe(200);
      expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(file.headers.get("content-encoding")).toBe(encoding);
    }
    const missing = await get("/assets/entry-client-gone.js");
    expect(missing.status).toBe(404);
    expect(missing.headers.get("content-type")).toContain("text/plain");
    const outside = await get("/assets/%2e%2e/site-manifest.json");
    expect(outside.status).toBeGreaterThanOrEqual(400);
  });
});
