import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import {
  act,
  signInStaff,
  publish,
  publishType,
  type StaffClient,
} from "../../../tests/_content.ts";
import { openTestDatabase } from "../../../tests/_database.ts";
import {
  addManyPublished,
  addPublishedTypes,
  dropPublicationConstraints,
} from "../../../tests/_published.ts";
import { addManyProducts, saveProduct, createProductLine } from "../../../tests/_products.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { parseXml, type XmlElement } from "../../../tests/_xml.ts";
import { SITEMAP_ROWS } from "../../modules/site/sitemap-starts.ts";
import { registerWeb } from "../register-web.ts";

const site = "https://www.example.com/cms/";
const env = {
  WEB_ENTRY: "@atrium/web/ssr",
  PUBLIC_URL: "https://www.example.com",
  BASE_PATH: "/cms",
  SITE_LANGUAGE: "en",
};
let server: TestServer;
let staff: StaffClient;

beforeAll(async () => {
  server = await startTestServer({ env, registerWeb });
  staff = await signInStaff(server);
  const harbour = await publishType(staff, { code: "harbour", name: "Harbour & quay" });
  await publishType(staff, { code: "below", name: "Below", parentId: harbour });
  await publishType(staff, { code: "about", name: "About us", kind: "single" });
  await publish(staff, {
    title: 'Tides < 3 m & "others" 潮',
    slug: "tides",
    summary: "In short <b>",
    author: "Anna & Co",
    tags: ["water", "R&D"],
    cover: "/files/2026/cover.webp",
    coverAlt: "A quay",
    content: `<p>See <a href="/article-detail?id=berth">the berth</a> and <a href="https://example.org/">others</a>.</p><p><img src="/files/2026/a.webp" alt="" /></p>`,
  });
  await publish(staff, {
    title: "The fourth berth",
    slug: "berth",
    typeId: harbour,
    tags: ["water"],
  });
  await publish(staff, { title: "Hidden from machines", slug: "hidden", noIndex: true });
  const gone = await publish(staff, { title: "Withdrawn", slug: "withdrawn" });
  await act(staff, "publisher", "offline", gone);
});
afterAll(() => server[Symbol.asyncDispose]());

async function get(path: string, from = server) {
  const reply = await fetch(`${from.url}/cms/${path}`);
  return {
    status: reply.status,
    type: reply.headers.get("content-type"),
    text: await reply.text(),
  };
}

const named = (element: XmlElement, name: string) =>
  element.children.filter((child) => child.name === name);
const textOf = (element: XmlElement, name: string) => named(element, name)[0]?.text;

/** RSS 2.0 (rssboard.org/rss-specification) and the extensions that feed readers expect. */
function checkRss(text: string): XmlElement[] {
  const rss = parseXml(text);
  expect(rss.name).toBe("rss");
  expect(rss.attributes["version"]).toBe("2.0");
  expect(rss.children.map(({ name }) => name)).toEqual(["channel"]);
  const [channel] = rss.children;
  if (channel === undefined) throw new Error("A feed has a channel");
  for (const name of ["title", "link", "description"]) {
    expect(named(channel, name)).toHaveLength(1);
    expect(textOf(channel, name)).not.toBe("");
  }
  const items = named(channel, "item");
  const guids = items.map((item) => textOf(item, "guid"));
  expect(new Set(guids).size).toBe(items.length);
  for (const item of items) {
    for (const name of ["title", "link", "guid", "pubDate"])
      expect(named(item, name)).toHaveLength(1);
    expect(new URL(textOf(item, "link") ?? "").href.startsWith(site)).toBe(true);
    expect(textOf(item, "pubDate")).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
    expect(named(item, "{http://purl.org/rss/1.0/modules/content/}encoded")).toHaveLength(1);
  }
  return items;
}

/** JSON Feed 1.1 (jsonfeed.org/version/1.1). */
function checkJsonFeed(text: string) {
  const feed = JSON.parse(text);
  const address = expect.stringMatching(/^https:\/\/www\.example\.com\//);
  expect(feed).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    title: expect.stringMatching(/./),
    home_page_url: address,
    feed_url: address,
    language: "en",
    items: expect.any(Array),
  });
  const known = [
    "id",
    "url",
    "title",
    "content_html",
    "summary",
    "image",
    "date_published",
    "date_modified",
    "authors",
    "tags",
  ];
  for (const item of feed.items) {
    expect(known).toEqual(expect.arrayContaining(Object.keys(item)));
    expect(item).toMatchObject({
      id: expect.any(String),
      url: address,
      content_html: expect.any(String),
    });
    for (const name of ["date_published", "date_modified"]) {
      expect(item[name]).toMatch(
        /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/,
      );
    }
  }
  expect(new Set(feed.items.map(({ id }: { id: string }) => id)).size).toBe(feed.items.length);
  return feed;
}

const sitemaps = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** Restates the schemas of sitemaps.org, `sitemap.xsd` and `siteindex.xsd`, and returns the URLs. */
function checkSitemap(text: string, root: "urlset" | "sitemapindex" = "urlset"): string[] {
  const document = parseXml(text);
  const entry = root === "urlset" ? "url" : "sitemap";
  expect(document.name).toBe(`{${sitemaps}}${root}`);
  expect(document.children.length).toBeGreaterThan(0);
  expect(document.children.length).toBeLessThanOrEqual(50_000);
  expect(Buffer.byteLength(text)).toBeLessThan(50 * 2 ** 20);
  return document.children.map(({ name, children }) => {
    expect(name).toBe(`{${sitemaps}}${entry}`);
    const names = children.map((child) => child.name.replace(`{${sitemaps}}`, ""));
    expect(["loc", "loc,lastmod"]).toContain(names.join());
    const [loc = "", lastmod] = children.map((child) => child.text);
    expect(loc.length).toBeLessThan(2048);
    expect(new URL(loc).href).toBe(loc);
    expect(loc.startsWith(site)).toBe(true);
    expect(lastmod ?? "2026-01-01T00:00:00.000Z").toMatch(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
    );
    return loc;
  });
}

describe("feeds", () => {
  it("contain whole articles, newest first, with absolute URLs", async () => {
    const rss = await get("rss.xml");
    expect(rss.type).toBe("application/rss+xml; charset=utf-8");
    const items = checkRss(rss.text);
    expect(items.map((item) => textOf(item, "title"))).toEqual([
      "Hidden from machines",
      "The fourth berth",
      'Tides < 3 m & "others" 潮',
    ]);
    const tides = items[2];
    expect(tides && textOf(tides, "{http://purl.org/dc/elements/1.1/}creator")).toBe("Anna & Co");
    expect(tides && named(tides, "category").map(({ text }) => text)).toEqual(["water", "R&D"]);
    const html = tides && textOf(tides, "{http://purl.org/rss/1.0/modules/content/}encoded");
    expect(html).toContain(`href="${site}article-detail?id=berth"`);
    expect(html).toContain('src="https://www.example.com/files/2026/a.webp"');
    expect(html).toContain('href="https://example.org/"');

    const json = await get("feed.json");
    expect(json.type).toBe("application/feed+json; charset=utf-8");
    const feed = checkJsonFeed(json.text);
    expect(feed.items[2]).toMatchObject({
      url: `${site}article-detail?id=tides`,
      content_html: html,
      image: "https://www.example.com/files/2026/cover.webp",
      authors: [{ name: "Anna & Co" }],
      summary: "In short <b>",
    });
  });

  it.each([
    ["?type=harbour", ["The fourth berth"], "Harbour & quay"],
    ["?type=below", [], "Below"],
    ["?tag=water", ["The fourth berth", 'Tides < 3 m & "others" 潮'], "water"],
    ["?tag=R%26D", ['Tides < 3 m & "others" 潮'], "R&D"],
    ["?type=news&tag=water&utm_source=x", ['Tides < 3 m & "others" 潮'], "water · News"],
    ["?tag=nothing", [], "nothing"],
  ])("%s contain the articles of their type and tag", async (query, titles, name) => {
    const [rss, json] = [await get(`rss.xml${query}`), await get(`feed.json${query}`)];
    expect(checkRss(rss.text).map((item) => textOf(item, "title"))).toEqual(titles);
    const feed = checkJsonFeed(json.text);
    expect(feed.items.map(({ title }: { title: string }) => title)).toEqual(titles);
    expect(feed.title.startsWith(name)).toBe(true);
    expect(feed.feed_url).toBe(`${site}feed.json${query.replace("&utm_source=x", "")}`);
  });

  it("have only articles of their language", async () => {
    const typeId = await publishType(staff, { code: "xinwen", name: "新闻", language: "zh-CN" });
    const id = await publish(staff, { typeId, title: "潮位", slug: "chaowei" });
    const rss = await get("zh/rss.xml");
    expect(rss.text).toContain("<language>zh-CN</language>");
    expect(checkRss(rss.text).map((item) => textOf(item, "link"))).toEqual([
      `${site}zh/article-detail?id=chaowei`,
    ]);
    expect((await get("rss.xml")).text).not.toContain("chaowei");
    expect((await get("en/rss.xml")).status).toBe(404);
    expect((await get("sitemap.xml")).text).toContain(`${site}zh/article-detail?id=chaowei`);
    await act(staff, "publisher", "offline", id);
    const zh = await server.call<"articleTypesGet">(`GET /api/dtArticleType/get/${typeId}`, {
      token: staff.admin,
    });
    const { version } = zh.body.result;
    await server.call("POST /api/dtArticleType/act", {
      token: staff.publisher,
      body: { bizId: typeId, action: "offline", version },
    });
  });

  it.each(["?type=about", "?type=never-made"])("%s is not a feed", async (query) => {
    expect((await get(`rss.xml${query}`)).status).toBe(404);
    expect((await get(`feed.json${query}`)).status).toBe(404);
  });

  it("are linked from the pages that they belong to", async () => {
    const alternates = async (path: string) => {
      const { text } = await get(path);
      const links = [...text.matchAll(/<link rel="alternate"[^>]*>/g)].map(([link]) => link);
      const feeds = links.filter((link) => !link.includes("hrefLang"));
      return feeds.map((link) => /href="([^"]*)"/.exec(link)?.[1]?.replaceAll("&amp;", "&"));
    };
    const whole = [`${site}rss.xml`, `${site}feed.json`];
    expect(await alternates("index")).toEqual(whole);
    for (const query of ["?type=harbour", "?tag=R%26D", "?type=news&tag=water"]) {
      expect(await alternates(`article-list${query}`)).toEqual([
        ...whole,
        ...whole.map((address) => address + query),
      ]);
    }
  });
});

describe("the sitemap", () => {
  it("lists every page once, and nothing hidden", async () => {
    expect(checkSitemap((await get("sitemap.xml")).text)).toEqual([
      `${site}index`,
      `${site}article-list?type=news`,
      `${site}article-list?type=harbour`,
      `${site}article-list?type=below`,
      `${site}other-detail?type=about`,
      `${site}article-detail?id=tides`,
      `${site}article-detail?id=berth`,
    ]);
  });

  it("lists products on the shelf and the parts of the catalogue", async () => {
    await using shop = await startTestServer({ env, registerWeb });
    const token = await shop.signIn("admin");
    const line = await createProductLine(shop, token, "Gauges", { code: "TG/4" });
    await saveProduct(shop, token, { kind: "category", name: "Empty" });
    await saveProduct(shop, token, {
      kind: "product",
      parentId: line.series,
      name: "Not yet",
      status: "draft",
    });
    const catalogue = `${site}other-detail?type=products`;
    expect(checkSitemap((await get("sitemap.xml", shop)).text)).toEqual([
      `${site}index`,
      catalogue,
      `${catalogue}&within=${line.category}`,
      `${catalogue}&within=${line.series}`,
      `${catalogue}&id=TG%2F4`,
    ]);
  });

  it("contains only URLs that return pages", async () => {
    for (const address of checkSitemap((await get("sitemap.xml")).text)) {
      expect((await get(address.slice(site.length))).status).toBe(200);
    }
  });

  it("is linked from robots.txt, which disallows the API", async () => {
    const { text } = await get("robots.txt");
    expect(text).toContain(`Sitemap: ${site}sitemap.xml`);
    expect(text).toContain("Disallow: /rest/");
    expect(text).toContain("Disallow: /cms/article-list?tag=*&month=");
  });

  it("is split for a large site, and its parts contain every article once", async () => {
    const database = await openTestDatabase();
    onTestFinished(() => database.close());
    await dropPublicationConstraints(database.db);
    await addPublishedTypes(database.db, ["t0", "t1", "t2", "t3", "t4", "t5"]);
    const count = SITEMAP_ROWS + 2000;
    await addManyPublished(database.db, count);
    await addManyProducts(database.db, SITEMAP_ROWS + 1000);
    await using large = await startTestServer({ env, registerWeb, database });
    const parts = checkSitemap((await get("sitemap.xml", large)).text, "sitemapindex");
    expect(parts).toHaveLength(5);
    const addresses: string[] = [];
    for (const part of parts) {
      addresses.push(...checkSitemap((await get(part.slice(site.length), large)).text));
    }
    expect(new Set(addresses).size).toBe(addresses.length);
    // The home page, six types, and the articles that have not expired: one in a hundred has.
    const others = 7 + count - count / 100;
    // The catalogue, its categories and series with a product, and all products but drafts: one in ten is.
    const products = 1 + 2 + 18 + (SITEMAP_ROWS + 1000) * 0.9;
    expect(addresses).toHaveLength(others + products);
    expect((await get("sitemap-zzz.xml", large)).status).toBe(404);
  }, 120_000);
});
