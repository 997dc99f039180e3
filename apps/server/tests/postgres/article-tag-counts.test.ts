import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../src/db/database.ts";
import { openPostgres } from "../../src/db/postgres/open-postgres.ts";
import { queryRows } from "../../src/db/query-rows.ts";
import { articles, articleTypes } from "../../src/db/schema/index.ts";
import { stampCreate, systemAuthor } from "../../src/db/stamp.ts";
import { newSnapshot, snapshotColumns } from "../../src/modules/articles/article-fields.ts";
import { suggestTags } from "../../src/modules/articles/suggest-tags.ts";
import { migrateAndSeed } from "../_database.ts";
import { createDatabase, dropDatabase } from "../_postgres.ts";

/* Counts of tags while several transactions change articles. */

const address = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";
const stamp = stampCreate(systemAuthor, new Date("2026-03-14T09:00:00.000Z"));
const ids = Array.from({ length: 8 }, (_, index) => `a${index}`);
let url: string;
let database: Database;

beforeAll(async () => {
  url = await createDatabase(address);
  database = await openPostgres({ url, statementMs: 2_000, log: { error() {}, info() {} } });
  await migrateAndSeed(database);
  await database.db
    .insert(articleTypes)
    .values({ id: "t", code: "t", name: "t", kind: "list", parentId: "0", ...stamp });
  const rows = ids.map((id) => ({
    id,
    ...snapshotColumns(newSnapshot({ slug: id, tags: [] }, "t", id, "en")),
    ...stamp,
  }));
  await database.db.insert(articles).values(rows);
});
afterAll(async () => {
  await database.close();
  await dropDatabase(address, url);
});

const suggested = async () => {
  const { records } = await suggestTags(database.db, {});
  return Object.fromEntries(records.map(({ tag, count }) => [tag, count]));
};

test("articles with the same tags are changed in any order without waiting", async () => {
  const { db } = database;
  const change = (id: string, tags: string[]) => ({ tags, id });
  const [first, second, third, fourth] = [
    change("a0", ["ebb"]),
    change("a1", ["flood"]),
    change("a2", ["flood"]),
    change("a3", ["ebb"]),
  ];
  const save = (tx: Pick<typeof db, "update">, { id, tags }: typeof first) =>
    tx.update(articles).set({ tags }).where(eq(articles.id, id));
  await db.transaction(async (one) => {
    await save(one, first);
    await db.transaction(async (other) => {
      await save(other, third);
      await save(other, fourth);
    });
    await save(one, second);
  });
  expect(await suggested()).toEqual({ ebb: 2, flood: 2 });
});

test("counts are those of the articles after many changes at once, some of them taken back", async () => {
  const { db } = database;
  const tags = ["ebb", "flood", "neap", "spring"];
  const write = async (writer: number) => {
    for (let round = 0; round < 40; round += 1) {
      const id = ids[(writer * 3 + round) % ids.length] ?? "";
      const chosen = tags.filter((_, index) => ((writer + 1) * (round + 7) * (index + 3)) % 5 < 2);
      const deletedAt = (writer + round) % 6 === 0 ? new Date() : null;
      await db
        .transaction(async (tx) => {
          await tx.update(articles).set({ tags: chosen, deletedAt }).where(eq(articles.id, id));
          if (round % 7 === 0) tx.rollback();
        })
        .catch((error: unknown) => {
          if (round % 7 !== 0) throw error;
        });
    }
  };
  await Promise.all([0, 1, 2, 3, 4, 5].map(write));
  const counted = await queryRows<{ tag: string; count: number }>(
    db,
    sql`select tag, count(*)::int as count from articles, unnest(tags) as tag where deleted_at is null group by tag`,
  );
  expect(await suggested()).toEqual(Object.fromEntries(counted.map((row) => [row.tag, row.count])));
  // The next change of a tag merges what the writers left.
  await db.update(articles).set({ tags, deletedAt: null });
  await db.update(articles).set({ tags: [] });
  expect(await queryRows(db, sql`select * from article_tag_counts`)).toEqual([]);
});
