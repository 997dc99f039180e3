import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../../../tests/_database.ts";
import { plan } from "../../../tests/_plans.ts";
import type { Database } from "../../db/database.ts";
import { articles, articleTypes } from "../../db/schema/index.ts";
import { stampCreate, systemAuthor } from "../../db/stamp.ts";
import { newSnapshot, snapshotColumns } from "./article-fields.ts";
import { suggestTags, tagsInUse } from "./suggest-tags.ts";

const now = new Date("2026-03-14T09:00:00.000Z");
const stamp = stampCreate(systemAuthor, now);
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await db
    .insert(articleTypes)
    .values({ id: "t", code: "t", name: "t", kind: "list", parentId: "0", ...stamp });
  const tagged = [
    ["Energy", "wind"],
    ["Energy", "green energy", "100%"],
    ["green energy", "wind", "水位"],
    ["wind"],
    [],
  ];
  const rows = [...tagged, ["deleted"]].map((tags, index) => ({
    id: `a${index}`,
    ...snapshotColumns(newSnapshot({ slug: `a-${index}`, tags }, "t", `A ${index}`, "en")),
    ...(tags[0] === "deleted" && { deletedAt: now }),
    ...stamp,
  }));
  await db.insert(articles).values(rows);
});
afterAll(() => database.close());

const found = async (keyword?: string, pageSize?: number) => {
  const { records } = await suggestTags(database.db, {
    ...(keyword !== undefined && { keyword }),
    ...(pageSize !== undefined && { pageSize }),
  });
  return records.map(({ tag, count }) => `${tag} ${count}`);
};

it("lists the tags outside the trash, the most used first", async () => {
  expect(await found()).toEqual(["wind 3", "Energy 2", "green energy 2", "100% 1", "水位 1"]);
  expect(await found("", 2)).toEqual(["wind 3", "Energy 2"]);
});

it("finds a keyword anywhere, whatever its case, and first where a tag begins with it", async () => {
  expect(await found("en")).toEqual(["Energy 2", "green energy 2"]);
  expect(await found("GREEN")).toEqual(["green energy 2"]);
  expect(await found("位")).toEqual(["水位 1"]);
  expect(await found("deleted")).toEqual([]);
});

it("takes wildcards literally", async () => {
  expect(await found("%")).toEqual(["100% 1"]);
  expect(await found("_")).toEqual([]);
});

it("reads maintained counts and never articles", async () => {
  const steps = await plan(database.db, tagsInUse("en", 20, 0));
  const read = steps.flatMap((step) => step["Relation Name"] ?? []);
  expect(read).toEqual(["article_tag_counts"]);
});

it("follows what is tagged, trashed, restored and deleted, many at once", async () => {
  const { db } = database;
  const tag = (id: string, tags: string[]) =>
    db.update(articles).set({ tags }).where(eq(articles.id, id));
  await tag("a4", ["wind", "tide"]);
  expect(await found()).toContain("wind 4");
  await tag("a4", ["tide"]);
  expect(await found()).toEqual(expect.arrayContaining(["wind 3", "tide 1"]));
  await db.update(articles).set({ deletedAt: now });
  expect(await found()).toEqual([]);
  await db.update(articles).set({ deletedAt: null });
  expect(await found()).toEqual(expect.arrayContaining(["wind 3", "deleted 1"]));
  await db.delete(articles).where(eq(articles.id, "a3"));
  expect(await found("wind")).toEqual(["wind 2"]);
  await db.update(articles).set({ tags: sql`array_append(${articles.tags}, 'harbour')` });
  expect(await found("harbour")).toEqual(["harbour 5"]);
  await db.execute(sql`truncate articles cascade`);
  expect(await found()).toEqual([]);
});
