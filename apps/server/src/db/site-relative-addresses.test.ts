import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { get, publish, read, result, signInStaff, type StaffClient } from "../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../tests/_server.ts";
import { articles, banners, contentVersions, publishedArticles } from "./schema/index.ts";

/* The repair of addresses that were stored with a host, on whichever database the tests use. */

let server: TestServer;
let staff: StaffClient;
beforeAll(async () => {
  server = await startTestServer();
  staff = await signInStaff(server);
});
afterAll(() => server[Symbol.asyncDispose]());

async function repair(): Promise<void> {
  const file = new URL("migrations/0004_site_relative_addresses.sql", import.meta.url);
  for (const statement of readFileSync(file, "utf8").split("--> statement-breakpoint")) {
    await server.db.execute(sql.raw(statement));
  }
}

async function upload(): Promise<string> {
  const form = new FormData();
  form.append("fileName", new Blob(["a,b\r\n"]), "tides.csv");
  const call = { token: staff.editor, form };
  return result(await server.call<"filesUpload">("POST /api/file/upload", call)).url;
}

test("only the addresses of existing files lose their host, wherever they are", async () => {
  const url = await upload();
  const foreign = "https://old.example/files/2020/01/00000000-0000-7000-8000-000000000000.png";
  const content = `<p><a href="${url}">a</a> <a href="/rest${url}">b</a> <img src="${foreign}" alt="x"></p>`;
  const id = await publish(staff, { title: "Tides", cover: url, content });
  const banner = { position: "home", title: "Open", image: url, imageAlt: "Quay" };
  const saved = await server.call<"bannersSave">("POST /api/dtBanner/save", {
    token: staff.publisher,
    body: banner,
  });
  const hosted = `http://intranet:3000${url}`;
  // As they were stored before.
  const replaced = (column: string) =>
    sql`replace(${sql.identifier(column)}::text, ${`"${url}`}, ${`"${hosted}`})`;
  await server.db.update(articles).set({ cover: hosted, images: `${hosted};//cdn.example${url}` });
  await server.db.update(banners).set({ image: hosted });
  await server.db
    .update(contentVersions)
    .set({ content: replaced("content"), fields: sql`${replaced("fields")}::jsonb` });
  await server.db
    .update(publishedArticles)
    .set({ card: sql`${replaced("card")}::json`, fileUrls: [hosted] });
  expect((await get(staff, id)).content).toContain(`href="${hosted}"`);

  await repair();
  await repair();

  const article = await get(staff, id);
  expect(article).toMatchObject({ cover: url, images: `${url};${url}` });
  expect(article.content).toContain(`href="${url}"`);
  expect(article.content).toContain(foreign);
  const shown = result(await read<"siteGetArticle">(staff, `getArticle/${id}`));
  expect(shown.cover).toBe(url);
  const [row] = await server.db
    .select({ fileUrls: publishedArticles.fileUrls })
    .from(publishedArticles)
    .where(eq(publishedArticles.id, id));
  expect(row?.fileUrls).toEqual([url]);
  const { id: bannerId } = result(saved);
  const stored = await server.call<"bannersGet">(`GET /api/dtBanner/get/${bannerId}`, {
    token: staff.publisher,
  });
  expect(result(stored).image).toBe(url);
});
