import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  signInStaff,
  publish,
  publishType,
  result,
  type StaffClient,
} from "../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../tests/_server.ts";
import { registerWeb } from "./register-web.ts";

let server: TestServer;
let staff: StaffClient;
let articleId: string;

beforeAll(async () => {
  server = await startTestServer({
    env: { WEB_ENTRY: "@atrium/web/ssr", TRUST_PROXY: "true" },
    registerWeb,
  });
  staff = await signInStaff(server);
  await publishType(staff, { code: "contact", name: "Contact", kind: "single" });
  articleId = await publish(staff, { title: "The fourth berth", slug: "fourth-berth" });
});

afterAll(async () => server[Symbol.asyncDispose]());

const articlePath = "/article-detail?id=fourth-berth";
const contactPath = "/other-detail?type=contact";

/** Posts a form as a browser without script does, from a new address each time unless one is given. */
let visitors = 0;
function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  visitors += 1;
  const address = `10.1.${Math.floor(visitors / 250)}.${1 + (visitors % 250)}`;
  return fetch(server.url + path, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(fields),
    headers: { "sec-fetch-site": "same-origin", "x-forwarded-for": address, ...headers },
  });
}

const comments = async () =>
  result(await server.call<"commentsPage">("GET /api/dtComment/page", { token: staff.admin }));

const comment = (content: string) => ({ articleId, nickname: "Anna", content });

describe("forms sent without script", () => {
  it("store a comment for moderation and redirect to a page that says thank you", async () => {
    const response = await post(articlePath, { ...comment("Line one\r\nline two"), website: "" });
    expect(response.status).toBe(303);
    const location = response.headers.get("location") ?? "";
    expect(location).toBe("/article-detail?id=fourth-berth&sent=1#comment-outcome");
    const page = await (await fetch(server.url + location)).text();
    expect(page).toContain("Your comment is waiting for moderation");
    expect(page).not.toContain("<textarea");
    expect((await comments()).records[0]).toMatchObject({
      content: "Line one\nline two",
      nickname: "Anna",
      status: "pending",
    });
  });

  it("store a message once, and answer with its reference and a copy", async () => {
    const fields = { name: "Wim", email: "wim@example.com", content: "Which draught?" };
    const visitor = { "x-forwarded-for": "10.8.8.8" };
    const response = await post(contactPath, fields, visitor);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const page = await response.text();
    expect(page).toContain("<title>Your message has been sent – Contact");
    for (const text of Object.values(fields)) expect(page).toContain(`>${text}</dd>`);
    const reference = referenceIn(page);
    expect(referenceIn(await (await post(contactPath, fields, visitor)).text())).toBe(reference);
    const found = result(
      await server.call<"messagesPage">("GET /api/dtMessage/page?keyword=Wim", {
        token: staff.admin,
      }),
    );
    expect(found.records).toMatchObject([{ reference, name: "Wim" }]);
    const other = { ...fields, content: "And at low water?" };
    expect(referenceIn(await (await post(contactPath, other, visitor)).text())).not.toBe(reference);
  });

  it("return the typed values with an error beside each invalid field", async () => {
    const response = await post(contactPath, { name: "", email: "wim@", content: "<b>Hi</b>" });
    expect(response.status).toBe(422);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const page = await response.text();
    expect(page).toContain("Enter your name.");
    expect(page).toContain('<a href="#message-email">');
    expect(page).toContain("Enter a valid email address, such as name@example.com.");
    expect(page).toMatch(/<input[^>]* value="wim@"/);
    expect(page).toMatch(/<textarea[^>]*>&lt;b&gt;Hi&lt;\/b&gt;<\/textarea>/);
  });

  it("answer in the language of their address", async () => {
    const typeId = await publishType(staff, { code: "xinwen", name: "新闻", language: "zh-CN" });
    const articleId = await publish(staff, { typeId, title: "泊位", slug: "bowei" });
    const response = await post("/zh/article-detail?id=bowei", { ...comment(""), articleId });
    expect(await response.text()).toContain("请填写评论内容。");
  });

  it("share the rate limit of scripted calls, and say so with the text preserved", async () => {
    const send = () => post(articlePath, comment("Again"), { "x-forwarded-for": "10.9.9.9" });
    const statuses = [];
    for (let turn = 0; turn < 5; turn += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([303, 303, 303, 303, 303]);
    const refused = await send();
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    const page = await refused.text();
    expect(page).toContain("Wait a few minutes");
    expect(page).toMatch(/<textarea[^>]*>Again<\/textarea>/);
  });

  it("drop in silence what fills in the field that people do not see", async () => {
    const before = await comments();
    const response = await post(articlePath, {
      ...comment("Buy"),
      website: "https://spam.example",
    });
    expect(response.status).toBe(303);
    expect((await comments()).total).toBe(before.total);
  });

  it.each([
    ["a browser that says so", { "sec-fetch-site": "cross-site" }],
    ["a sister site", { "sec-fetch-site": "same-site" }],
    ["an old browser", { "sec-fetch-site": "", origin: "https://evil.example" }],
  ])("are refused from another site: %s", async (_who, headers) => {
    const before = await comments();
    const response = await post(articlePath, comment("Planted"), headers);
    expect(response.status).toBe(403);
    const page = await response.text();
    expect(page).toContain("This form was submitted from another site");
    expect(page).not.toContain("Planted");
    expect((await comments()).total).toBe(before.total);
  });

  it.each([
    ["an unknown article", { nickname: "A", content: "b", articleId: "none" }, 404],
    ["a comment that is not there", { nickname: "A", content: "b", parentId: "none" }, 422],
    ["a NUL in the text", { nickname: "A", content: "a\0b" }, 422],
  ])("are refused with a reason for %s", async (_what, fields, status) => {
    const response = await post(articlePath, { articleId, ...fields });
    expect(response.status).toBe(status);
    expect(await response.text()).toContain('role="alert"');
  });

  it("are accepted only as forms of a bounded size, and only on pages that have one", async () => {
    const json = { "content-type": "application/json" };
    const asJson = await fetch(server.url + articlePath, {
      method: "POST",
      headers: json,
      body: "{}",
    });
    expect(asJson.status).toBe(415);
    expect((await post(articlePath, comment("x".repeat(70_000)))).status).toBe(413);
    expect((await post("/index", comment("Hello"))).status).toBe(404);
  });
});

function referenceIn(page: string): string {
  const [reference] = /[0-9A-F]{4}-[0-9A-F]{4}/.exec(page.slice(page.indexOf("<body"))) ?? [];
  if (reference === undefined) throw new Error("The page has no reference");
  return reference;
}
