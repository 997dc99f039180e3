import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../../../tests/_database.ts";
import type { Database } from "../../db/database.ts";
import { articles, articleTypes } from "../../db/schema/index.ts";
import { stampCreate, systemAuthor } from "../../db/stamp.ts";
import { newSnapshot, snapshotColumns } from "./article-fields.ts";
import { suggestTags } from "./suggest-tags.ts";

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
    ...snapshotColumns(newSnapshot({ slug: `a-${index}`, tags }, "t", `A ${index}`)),
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
