import { and, eq, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../../../tests/_database.ts";
import { displayStatus, statusAt } from "../../content/workflow.ts";
import type { Database } from "../../db/database.ts";
import { contentStatuses, reviewStatuses } from "../../db/schema/content-columns.ts";
import { articleTypes, articles } from "../../db/schema/index.ts";
import { stampCreate, systemAuthor } from "../../db/stamp.ts";
import { hasDisplayStatus, hasStatus } from "./state-sql.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it("the SQL filters agree with the state machine, for every state", async () => {
  const now = new Date("2026-03-14T09:00:00.000Z");
  const timestamps = [
    null,
    new Date("2026-03-01T00:00:00Z"),
    now,
    new Date("2026-04-01T00:00:00Z"),
  ];
  const versions = [
    ...[null, 1, 2].map((publishedVersionNo) => ({ publishedVersionNo, headVersionNo: 2 })),
    ...timestamps.flatMap((nextLiveFrom) =>
      [2, 3].map((headVersionNo) => ({
        publishedVersionNo: 1,
        nextVersionNo: 2,
        nextLiveFrom,
        headVersionNo,
      })),
    ),
  ];
  const rows = contentStatuses.flatMap((status) =>
    reviewStatuses.flatMap((reviewStatus) =>
      timestamps.flatMap((liveFrom) =>
        timestamps.flatMap((liveUntil) =>
          versions.map((numbers) => ({ status, reviewStatus, liveFrom, liveUntil, ...numbers })),
        ),
      ),
    ),
  );
  const stamp = stampCreate(systemAuthor, now);
  const { db } = database;
  const [type] = await db
    .insert(articleTypes)
    .values({ parentId: "0", name: "x", code: "x", kind: "list", ...stamp })
    .returning();
  for (let first = 0; first < rows.length; first += 500) {
    await db.insert(articles).values(
      rows.slice(first, first + 500).map((row, index) => ({
        ...row,
        typeId: type?.id ?? "",
        title: "x",
        slug: `s${first + index}`,
        ...stamp,
      })),
    );
  }
  const read = await database.db.select().from(articles).where(eq(articles.title, "x"));
  expect(read).toHaveLength(rows.length);
  const idsWhere = async (condition: SQL | undefined) => {
    const found = await database.db
      .select({ id: articles.id })
      .from(articles)
      .where(and(eq(articles.title, "x"), condition));
    return found.map(({ id }) => id).sort();
  };
  const idsOf = (wanted: (row: (typeof read)[number]) => boolean) =>
    read
      .filter(wanted)
      .map(({ id }) => id)
      .sort();
  for (const status of contentStatuses) {
    const found = await idsWhere(hasStatus(articles, status, now));
    expect([status, found]).toEqual([status, idsOf((row) => statusAt(row, now) === status)]);
  }
  for (const display of new Set(read.map((row) => displayStatus(row, now)))) {
    const found = await idsWhere(hasDisplayStatus(articles, display, now));
    expect([display, found]).toEqual([
      display,
      idsOf((row) => displayStatus(row, now) === display),
    ]);
  }
});
