import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { publish, signInStaff } from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { registerWeb } from "../register-web.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { WEB_ENTRY: "@atrium/web/ssr" }, registerWeb });
  const staff = await signInStaff(server);
  await publish(staff, { title: "Berth", slug: "berth", content: "<p>Text</p>" });
});

afterAll(async () => server[Symbol.asyncDispose]());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers, redirect: "manual" });

it("draws a card of 1200 by 630 for a public page, and sends it once", async () => {
  const html = await (await get("/article-detail?id=berth")).text();
  const card = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? "";
  const { pathname, search } = new URL(card.replaceAll("&amp;", "&"));
  const reply = await get(pathname + search);
  expect(reply.headers.get("content-type")).toBe("image/jpeg");
  const { width, height } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
  expect([width, height]).toEqual([1200, 630]);
  const etag = reply.headers.get("etag") ?? "";
  expect((await get(pathname + search, { "if-none-match": etag })).status).toBe(304);
});

it.each([
  ["", 404],
  ["?page=article-detail%3Fid%3Dnowhere", 404],
  ["?page=search-list%3Fkeyword%3Dwords", 404],
  ["?page=https%3A%2F%2Felsewhere.example", 404],
  ["?page=%2F%2Felsewhere.example", 404],
  ["?page=rss.xml", 404],
])("draws nothing for %s", async (query, status) => {
  expect((await get(`/share-card.jpg${query}`)).status).toBe(status);
});

it.each([
  ["/favicon.svg", "image/svg+xml", "svg"],
  ["/apple-touch-icon.png", "image/png", "png"],
])("serves %s", async (path, type, format) => {
  const reply = await get(path);
  expect(reply.headers.get("content-type")).toBe(type);
  const found = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
  expect([found.format, found.width]).toEqual([format, format === "png" ? 180 : found.width]);
});

it("serves an icon of three sizes where browsers look for one", async () => {
  const reply = await get("/favicon.ico");
  const icon = Buffer.from(await reply.arrayBuffer());
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([1, 3]);
  const [first, offset] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  const { width } = await sharp(icon.subarray(offset, offset + first)).metadata();
  expect(width).toBe(16);
});
