import { getTableColumns, sql } from "drizzle-orm";
import { PgTimestamp } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/_database.ts";
import type { Database } from "../../db/database.ts";
import { queryRows } from "../../db/query-rows.ts";
import {
  articleTypes,
  banners,
  commentClosings,
  publishedArticles,
  publishedArticleTypes,
  recommends,
} from "../../db/schema/index.ts";
import { stampCreate } from "../../db/stamp.ts";
import { nextPublicChange, nextPublicChangeQuery, scheduledColumns } from "./next-change.ts";

const start = Date.parse("2030-01-01T00:00:00.000Z");
const at = (seconds: number) => new Date(start + seconds * 1000);
const stamp = stampCreate({ id: "test", name: "Test" }, at(0));
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("the next change is the earliest future date, of whatever kind", async () => {
  const { db } = database;
  expect(await nextPublicChange(db, at(0))).toBeNull();
  const banner = {
    position: "home",
    title: "Open day",
    image: "/files/a.webp",
    imageAlt: "A quay",
  };
  await db.insert(banners).values({ ...banner, ...stamp, startAt: at(10), endAt: at(30) });
  const [type] = await db
    .insert(articleTypes)
    .values({ ...stamp, parentId: "0", name: "News", code: "news", kind: "list" })
    .returning();
  await db.insert(publishedArticleTypes).values({
    id: type?.id ?? "",
    parentId: "0",
    code: "news",
    name: "News",
    kind: "list",
    navVisible: true,
    allowComment: true,
    orderBy: 0,
    versionNo: 1,
    liveFrom: at(20),
  });
  const found: (number | null)[] = [];
  for (const now of [0, 9.999, 10, 19, 20, 29, 30]) {
    const next = await nextPublicChange(db, at(now));
    found.push(next && (next.getTime() - start) / 1000);
  }
  expect(found).toEqual([10, 10, 20, 20, 30, 30, null]);
});

test("every date column of these tables is among them, except those that order lists or stamp rows", () => {
  const tables = [publishedArticles, publishedArticleTypes, banners, recommends, commentClosings];
  const timestamps = tables.flatMap((table) =>
    Object.values(getTableColumns(table)).filter((column) => column instanceof PgTimestamp),
  );
  const silent = ["published_at", "created_at", "updated_at"];
  const deciding = timestamps.filter(({ name }) => !silent.includes(name));
  expect(new Set(scheduledColumns)).toEqual(new Set(deciding));
});

test("the next change is found by indexes, however many articles there are", async () => {
  const plan = await database.db.transaction(async (tx) => {
    // So few rows would otherwise be read sequentially.
    await tx.execute(sql`set local enable_seqscan = off`);
    return queryRows(tx, sql`explain ${nextPublicChangeQuery(at(0))}`);
  });
  const lines = JSON.stringify(plan);
  expect(lines).toContain("published_articles_live_from_idx");
  expect(lines).not.toContain("Seq Scan on published_articles");
});
