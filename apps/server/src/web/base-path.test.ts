import { afterAll, beforeAll, expect, it } from "vitest";
import { signInStaff, publish, publishType, type StaffClient } from "../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../tests/_server.ts";
import { registerWeb } from "./register-web.ts";

let server: TestServer;
let staff: StaffClient;

beforeAll(async () => {
  const env = { WEB_ENTRY: "@atrium/web/ssr", BASE_PATH: "/cms/" };
  server = await startTestServer({ env, registerWeb });
  staff = await signInStaff(server);
  await publishType(staff, {
    code: "archive",
    name: "Archive",
    kind: "link",
    redirectUrl: "/article-list?month=2020-01",
  });
  await publish(staff, { title: "The third berth", slug: "third-berth" });
  await publish(staff, {
    title: "The fourth berth",
    slug: "fourth-berth",
    content:
      '<p><a href="/article-detail?id=third-berth">The third</a> <a href="/cms/index">Home</a> <a href="https://example.com/index">Elsewhere</a></p>',
  });
});

afterAll(async () => server[Symbol.asyncDispose]());

const get = (path: string) => fetch(server.url + path, { redirect: "manual" });

it("below a base path, every link of a page starts with it, those that staff typed too", async () => {
  for (const path of ["index", "article-list", "article-detail?id=fourth-berth", "search-list"]) {
    const html = await (await get(`/cms/${path}`)).text();
    const links = [...html.matchAll(/\s(?:href|action)="(\/[^"]*)"/g)].map(([, link]) => link);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => !link?.startsWith("/cms/"))).toEqual([]);
  }
  const article = await (await get("/cms/article-detail?id=fourth-berth")).text();
  expect(article).toContain('href="/cms/article-detail?id=third-berth"');
  expect(article).toContain('href="/cms/index"');
  expect(article).toContain('href="https://example.com/index"');
  expect(article).toContain('href="/cms/article-list?month=2020-01"');
});

it("a section that redirects within the site redirects below the base path", async () => {
  const response = await get("/cms/article-list?type=archive");
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/cms/article-list?month=2020-01");
});

it("the pages of another language are below the base path and their own", async () => {
  const html = await (await get("/cms/zh/index")).text();
  expect(html).toContain('href="/cms/zh/search-list"');
  expect(html).toContain('href="/cms/index" hrefLang="en"');
  expect(html).toContain("/cms/assets/");
  expect(html).not.toContain("/cms/zh/assets/");
});

it("forms without script post below the base path and lead there", async () => {
  const form = { name: "Wim", email: "wim@example.com", content: "Hello" };
  await publishType(staff, { code: "contact", name: "Contact", kind: "single" });
  const page = await (await get("/cms/other-detail?type=contact")).text();
  expect(page).toContain('action="/cms/other-detail?type=contact#message-outcome"');
  const sent = await fetch(`${server.url}/cms/other-detail?type=contact`, {
    method: "POST",
    body: new URLSearchParams(form),
  });
  expect(await sent.text()).toContain('<a href="/cms/other-detail?type=contact" class="button');
});
