import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { publish, result, signInStaff, write, type StaffClient } from "../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../tests/_server.ts";
import { articleCounters } from "../db/schema/index.ts";
import { registerWeb } from "./register-web.ts";

const content = "<h2>What changes</h2><p>It takes its first ship.</p>";
let server: TestServer;
let staff: StaffClient;
let articleId: string;
let token: string;
let linkId: string;

beforeAll(async () => {
  const env = { WEB_ENTRY: "@atrium/web/ssr", LIMITS_SCALE: "100" };
  server = await startTestServer({ env, registerWeb });
  staff = await signInStaff(server);
  articleId = await write(staff, { title: "The fourth berth", content });
});
afterAll(() => server[Symbol.asyncDispose]());

beforeEach(async () => {
  const call = { token: staff.editor, body: { articleId } };
  const path = "POST /api/dtArticle/previewLink/save";
  ({ token, id: linkId } = result(await server.call<"articlesPreviewLinkSave">(path, call)));
});

async function get(path: string, headers: Record<string, string> = {}) {
  const reply = await fetch(server.url + path, { headers, redirect: "manual" });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}

const open = (headers: Record<string, string> = {}) =>
  get(`/article-preview?token=${token}`, headers);

const policyOf = ({ headers }: { headers: Headers }) =>
  headers.get("content-security-policy") ?? "";

function expectSecrecy({ headers }: { headers: Headers }): void {
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("etag")).toBeNull();
  expect(headers.get("x-robots-tag")).toBe("noindex");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
}

describe("the page of a preview link", () => {
  it("shows the draft as the article's own page would, rendered on the server", async () => {
    const page = await open();
    expect(page.status).toBe(200);
    expect(page.text).toContain('<h1 lang="en">The fourth berth</h1>');
    const link = '<a class="heading-link" href="#section-what-changes">What changes</a>';
    expect(page.text).toContain(`<h2 id="section-what-changes">${link}</h2>`);
    expect(page.text).toContain('class="masthead"');
    expect(page.text).toContain("<strong>Preview</strong>");
    expect(page.text).toContain("<title>Preview: The fourth berth · ");
    expect(page.text).not.toContain("Write a comment");
  });

  it("is in the draft's language, whatever the visitor's", async () => {
    const chinese = { "accept-language": "zh-CN" };
    expect((await open(chinese)).text).not.toContain("这是一份草稿");
    const body = {
      parentId: "0",
      kind: "list",
      name: "新闻",
      code: "news-zh",
      language: "zh-CN",
    };
    const type = result(
      await server.call<"articleTypesSave">("POST /api/dtArticleType/save", {
        token: staff.admin,
        body,
      }),
    );
    const id = await write(staff, {
      title: "第四泊位",
      content: "<p>五月启用。</p>",
      typeId: type.id,
    });
    const link = result(
      await server.call<"articlesPreviewLinkSave">("POST /api/dtArticle/previewLink/save", {
        token: staff.editor,
        body: { articleId: id },
      }),
    );
    const moved = await get(`/article-preview?token=${link.token}`);
    expect(moved.status).toBe(302);
    expectSecrecy(moved);
    const location = moved.headers.get("location") ?? "";
    expect(location).toBe(`/zh/article-preview?token=${link.token}`);
    const page = await get(location);
    expect(page.text).toContain('<html lang="zh-CN"');
    expect(page.text).toContain("这是一份草稿");
  });

  it("is neither cached nor indexed nor framed, and names its URL to nobody", async () => {
    const page = await open();
    expectSecrecy(page);
    expect(page.text).toContain('<meta name="robots" content="noindex"/>');
    expect(page.text).not.toContain('rel="canonical"');
    expect(page.text).not.toContain("ld+json");
    expect(page.headers.get("x-frame-options")).toBe("DENY");
    expect(policyOf(page)).toContain("frame-ancestors 'none'");
  });

  it("shows each change at once", async () => {
    await open();
    const id = await publish(staff, { title: "Old words" });
    const shared = result(
      await server.call<"articlesPreviewLinkSave">("POST /api/dtArticle/previewLink/save", {
        token: staff.editor,
        body: { articleId: id },
      }),
    );
    const path = `/article-preview?token=${shared.token}`;
    expect((await get(path)).text).toContain("Old words");
    const { version } = result(
      await server.call<"articlesGet">(`GET /api/dtArticle/get/${id}`, { token: staff.editor }),
    );
    const body = { id, version, title: "New words" };
    result(await server.call("PUT /api/dtArticle/update", { token: staff.editor, body }));
    expect((await get(path)).text).toContain("New words");
    const [counts] = await server.db
      .select()
      .from(articleCounters)
      .where(eq(articleCounters.articleId, id));
    expect(counts?.readCount).toBe(0);
  });

  it("says in plain words that a link was revoked, with 410", async () => {
    result(
      await server.call(`DELETE /api/dtArticle/previewLink/delete/${linkId}`, {
        token: staff.editor,
      }),
    );
    const page = await open();
    expect(page.status).toBe(410);
    expect(page.text).toContain("This preview link no longer works");
    expect(page.text).not.toContain("The fourth berth");
    expectSecrecy(page);
    expect((await get(`/zh/article-preview?token=${token}`)).text).toContain("此预览链接已失效");
  });

  it.each(["unknown", "no%20token%3C", "a".repeat(500)])("is 404 for '%s'", async (other) => {
    const page = await get(`/article-preview?token=${other}`);
    expect(page.status).toBe(404);
    expect(page.text).toContain("There is no such preview");
    expectSecrecy(page);
  });

  it("is 429 for who asks too often", async () => {
    await using strict = await startTestServer({
      env: { WEB_ENTRY: "@atrium/web/ssr" },
      limits: { previewsPerMinute: 1 },
      registerWeb,
    });
    const ask = () => fetch(`${strict.url}/article-preview?token=unknown`);
    expect((await ask()).status).toBe(404);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(await refused.text()).toContain("Wait a minute");
  });

  it("leaves no token in the log", async () => {
    await open();
    await expect
      .poll(() => server.log.filter(({ path }) => path === "/article-preview").length)
      .toBeGreaterThan(0);
    expect(JSON.stringify(server.log)).not.toContain(token);
  });
});

describe("the frame of the editor", () => {
  it("may be shown by pages of this site, and is empty", async () => {
    const page = await get("/article-preview");
    expect(page.status).toBe(200);
    expectSecrecy(page);
    expect(page.headers.get("x-frame-options")).toBe("SAMEORIGIN");
    expect(policyOf(page)).toContain("frame-ancestors 'self'");
  });

  it("is the only page that may", async () => {
    const admin = await get("/dashboard");
    expect(policyOf(admin)).toContain("frame-src 'self';");
    for (const path of ["/dashboard", "/index", "/login", "/nowhere", "/article-list"]) {
      const page = await get(path);
      expect(page.headers.get("x-frame-options")).toBe("DENY");
      expect(policyOf(page)).toContain("frame-ancestors 'none'");
    }
  });
});
