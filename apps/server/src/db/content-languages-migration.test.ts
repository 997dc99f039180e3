import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openEmptyDatabase, migrateAndSeed } from "../../tests/_database.ts";
import type { Database } from "./database.ts";
import { migrationsFolder } from "./migration-history.ts";
import { queryRows } from "./query-rows.ts";
import { articles, articleTypes, banners, products, quickLinks } from "./schema/index.ts";
import { stampCreate, systemAuthor } from "./stamp.ts";

const file = join(migrationsFolder(), "0018_content_languages.sql");
const stamp = stampCreate(systemAuthor, new Date());

let database: Database;
beforeEach(async () => {
  database = await openEmptyDatabase();
  await migrateAndSeed(database);
});
afterEach(() => database.close());

/** The part that says in which language things are. */
async function detect(): Promise<void> {
  const statements = readFileSync(file, "utf8").split("--> statement-breakpoint");
  for (const statement of statements.filter((text) => /^\s*(--.*\n)*UPDATE/.test(text))) {
    await database.db.execute(sql.raw(statement));
  }
}

const type = (id: string, name: string, more: { description?: string } = {}) => ({
  id,
  name,
  code: id,
  parentId: "0",
  kind: "list" as const,
  ...more,
  ...stamp,
});
const article = (id: string, title: string, typeId: string) => ({
  id,
  title,
  typeId,
  slug: id,
  ...stamp,
});
const languages = async (table: string) =>
  Object.fromEntries(
    (
      await queryRows<{ id: string; language: string }>(
        database.db,
        sql`select id, language from ${sql.identifier(table)} order by id`,
      )
    ).map(({ id, language }) => [id, language]),
  );
const siteLanguages = async () =>
  (
    await queryRows<{ code: string }>(
      database.db,
      sql`select entry ->> 'code' as code from site_settings, jsonb_array_elements(languages) entry
          where (entry ->> 'isDefault')::boolean`,
    )
  ).map(({ code }) => code);

test("existing content has the language that it is written in", async () => {
  const { db } = database;
  await db
    .insert(articleTypes)
    .values([type("news", "News"), type("xinwen", "新闻"), type("faq", "FAQ")]);
  await db
    .insert(articles)
    .values([
      article("a", "Tides", "news"),
      article("b", "潮位", "xinwen"),
      article("c", "T80 常见问题", "faq"),
      article("d", "A visit from 杭州", "news"),
      article("e", "Gauges", "news"),
      article("f", "Wells", "news"),
    ]);
  const banner = { position: "home", image: "/files/a.webp", imageAlt: "A", ...stamp };
  await db.insert(banners).values([
    { ...banner, id: "a", title: "Tides" },
    { ...banner, id: "b", title: "潮位" },
  ]);
  await db.insert(quickLinks).values([
    { id: "a", title: "Prices", url: "/a", ...stamp },
    { id: "b", title: "价格", url: "/b", ...stamp },
  ]);
  const product = (id: string, name: string, parentId: string, depth: 0 | 1 | 2) => ({
    id,
    name,
    parentId,
    kind: (["category", "series", "product"] as const)[depth],
    ...stamp,
  });
  await db
    .insert(products)
    .values([
      product("a", "Gauges", "0", 0),
      product("b", "水位计", "0", 0),
      product("b1", "T", "b", 1),
      product("b2", "T80", "b1", 2),
    ]);

  await detect();

  expect(await languages("article_types")).toEqual({ news: "en", xinwen: "zh-CN", faq: "zh-CN" });
  expect(await languages("articles")).toMatchObject({
    a: "en",
    b: "zh-CN",
    c: "zh-CN",
    d: "zh-CN",
  });
  expect(await languages("banners")).toEqual({ a: "en", b: "zh-CN" });
  expect(await languages("quick_links")).toEqual({ a: "en", b: "zh-CN" });
  expect(await languages("products")).toEqual({ a: "en", b: "zh-CN", b1: "zh-CN", b2: "zh-CN" });
  expect(await siteLanguages()).toEqual(["en"]);
});

test("a site that is mostly in Chinese keeps its addresses", async () => {
  await database.db.insert(articleTypes).values([type("xinwen", "新闻")]);
  await database.db.insert(articles).values([article("a", "潮位", "xinwen")]);
  await detect();
  expect(await siteLanguages()).toEqual(["zh-CN"]);
});
