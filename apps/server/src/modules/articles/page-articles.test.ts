import { sql, type SQL } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../../tests/_database.ts";
import { displayStatus, statusAt } from "../../content/workflow.ts";
import type { Db } from "../../db/db.ts";
import type { Database } from "../../db/database.ts";
import { queryRows } from "../../db/query-rows.ts";
import { contentStatuses, reviewStatuses } from "../../db/schema/content-columns.ts";
import { articleCounters, articles, articleTypes } from "../../db/schema/index.ts";
import { stampCreate, systemAuthor } from "../../db/stamp.ts";
import type { Actor } from "../workflow/content-kind.ts";
import { matchingArticles, matchingParts, named, type ArticleFilters } from "./article-filters.ts";
import { newSnapshot, snapshotColumns, type ArticleRow } from "./article-fields.ts";
import { findPage, pageStatement } from "./find-page.ts";
import { pageArticles } from "./page-articles.ts";

const now = new Date("2026-03-14T09:00:00.000Z");
const stamp = stampCreate(systemAuthor, now);
const actor: Actor = { id: "nobody", name: "Nobody", may: () => false };
const COUNT = 3000;
const titles = ["Harbour works", "水位计安装", "Café 数据库", "数据和据库", "Tide tables"];

/** Repeats numbers in an uneven distribution. */
const nth = <T>(list: readonly T[], index: number, step: number): T => {
  const item = list[Math.floor(index / step) % list.length];
  if (item === undefined) throw new Error("an empty list");
  return item;
};
const before = (index: number) => new Date(now.getTime() - ((index * 7919) % COUNT) * 60_000);
const timestamps = [null, before(5), now, new Date(now.getTime() + 60_000)];

let database: Database;
let rows: (ArticleRow & { readCount: number })[];
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const type = { kind: "list" as const, name: "x", ...stamp };
  await db.insert(articleTypes).values([
    { ...type, id: "top", code: "top", parentId: "0" },
    { ...type, id: "below", code: "below", parentId: "top" },
    { ...type, id: "other", code: "other", parentId: "0" },
  ]);
  for (let from = 0; from < COUNT; from += 500) {
    const some = Array.from({ length: 500 }, (_, at) => article(from + at));
    await db.insert(articles).values(some);
    await db
      .insert(articleCounters)
      .values(some.map(({ id }, at) => ({ articleId: id, readCount: (from + at) % 40 })));
  }
  // Index-only scans need pages that a vacuum has seen.
  await db.execute(sql`vacuum analyze articles`);
  await db.execute(sql`analyze article_counters`);
  const stored = await db.select().from(articles);
  rows = stored.map((row) => ({ ...row, readCount: Number(row.id.slice(-4)) % 40 }));
});
afterAll(() => database.close());

function article(index: number) {
  const sent = {
    slug: `slug-${index}`,
    tags: index % 5 === 0 ? ["radar"] : [],
    isTop: index % 61 === 0,
    orderBy: index % 3,
    recommendPositions: index % 71 === 0 ? ["home"] : [],
  };
  const typeId = nth(["below", "other", "top"], index, 4);
  const fields = newSnapshot(sent, typeId, nth(titles, index, 3), "en");
  return {
    ...snapshotColumns(fields),
    ...stamp,
    id: `article-${String(index).padStart(4, "0")}`,
    createdAt: before(index),
    createdBy: index % 9 === 0 ? "anna" : "ben",
    updatedBy: index % 7 === 0 ? "anna" : "ben",
    updatedAt: before(index * 3),
    publishedAt: index % 4 === 0 ? null : before(index * 5),
    status: nth(contentStatuses, index, 1),
    reviewStatus: nth(reviewStatuses, index, 2),
    liveFrom: nth(timestamps, index, 5),
    liveUntil: nth(timestamps, index, 11),
    publishedVersionNo: nth([1, null, 2], index, 7),
    nextVersionNo: nth([null, 2], index, 3),
    nextLiveFrom: nth(timestamps, index, 13),
    headVersionNo: 2,
    deletedAt: index % 17 === 0 ? now : null,
  };
}

const query = fc.record(
  {
    keyword: fc.constantFrom(
      "harb",
      "HARBOUR",
      "数据库",
      "位",
      "cafe",
      "slug-12",
      "tab tid",
      "-",
      "zzz",
    ),
    typeId: fc.constantFrom("top", "below", "unknown"),
    status: fc.constantFrom(...contentStatuses),
    reviewStatus: fc.constantFrom(...reviewStatuses),
    displayStatus: fc.constantFrom(
      "draft",
      "published",
      "publishedChanged",
      "offline",
      "reviewing",
    ),
    tag: fc.constant("radar"),
    recommendPosition: fc.constant("home"),
    isTop: fc.boolean(),
    createdBy: fc.constant("anna"),
    updatedFrom: fc.constant(before(40).toISOString()),
    updatedTo: fc.constant(before(900).toISOString()),
    updatedBy: fc.constant("anna"),
    sortField: fc.constantFrom(
      "title",
      "orderBy",
      "readCount",
      "publishedAt",
      "createdAt",
      "updatedAt",
    ),
    sortOrder: fc.constantFrom("asc", "desc"),
    pageNo: fc.constantFrom(1, 2, 7),
    pageSize: fc.constantFrom(10, 200),
  },
  { requiredKeys: [] },
);

describe("pageArticles", () => {
  it("returns the same as examining every article, for any filters, order and page", async () => {
    await fc.assert(
      fc.asyncProperty(query, async (asked) => {
        const { pageNo = 1, pageSize = 10 } = asked;
        const page = await pageArticles(database.db, asked, actor, now);
        const expected = everyMatch(asked);
        expect(page.total).toBe(expected.length);
        expect(page.records.map(({ id }) => id)).toEqual(
          expected.slice((pageNo - 1) * pageSize, pageNo * pageSize),
        );
      }),
      { numRuns: 150 },
    );
  });

  it.each(["title", "orderBy", "readCount", "publishedAt", "createdAt", "updatedAt"] as const)(
    "runs along an index by %s, both ways, and sorts nothing",
    async (sortField) => {
      for (const sortOrder of ["asc", "desc"] as const) {
        const plan = await planOf({ sortField, sortOrder }, false);
        expect(plan).toMatch(/Index (Only )?Scan( Backward)? using \w+_idx/);
        expect(plan.replace(/^.*?Limit/s, "")).not.toMatch(/Seq Scan|Sort/);
      }
    },
  );

  it.each<[string, ArticleFilters]>([
    ["articles_names_idx", { keyword: "slug-12" }],
    ["articles_top_idx", { isTop: true }],
    ["articles_positions_idx", { recommendPosition: "home" }],
  ])("finds by %s what is few", async (index, asked) => {
    const plan = await planOf(asked, true);
    expect(plan).toMatch(new RegExp(index));
    expect(plan).not.toMatch(/Seq Scan on articles/);
  });
});

describe("the count of one status", () => {
  it.each(["offline", "scheduled"] as const)(
    "is an index's alone in each part: %s",
    async (status) => {
      const parts = await matchingParts(database.db, { status }, now);
      const plans = await database.db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        await tx.execute(sql`set local enable_bitmapscan = off`);
        const all = [];
        for (const part of parts)
          all.push(await explain(tx, sql`select 1 from ${articles} where ${part}`));
        return all;
      });
      for (const plan of plans) {
        expect(plan).toMatch(/^Index Only Scan using articles_(status|expired|scheduled)_idx/);
      }
    },
  );

  it.each(["draft", "returned", "reviewing", "publishedChanged"] as const)(
    "is an index's alone: %s",
    async (status) => {
      const where = await matchingArticles(database.db, { displayStatus: status }, now);
      const plan = await database.db.transaction(async (tx) => {
        // The table is too small for the planner to avoid reading it whole.
        await tx.execute(sql`set local enable_seqscan = off`);
        return explain(tx, sql`select 1 from ${articles} where ${where}`);
      });
      expect(plan).toMatch(/^Index Only Scan using articles_(status|review|changed)_idx/);
    },
  );
});

it("takes PostgreSQL's word for it where there are far more articles than are counted", async () => {
  const { db } = database;
  await db.transaction(async (tx) => {
    await estimate(tx, "articles_updated_idx", 30_000);
    const page = await pageArticles(tx, { pageSize: 20 }, actor, now);
    expect(page).toMatchObject({ total: 10_000, truncated: true, pages: 500 });
    expect(page.records).toHaveLength(20);
  });
  await db.execute(sql`vacuum analyze articles`);
});

it("takes PostgreSQL's word for it where a word is in far more titles than are counted", async () => {
  const { db } = database;
  await db.transaction(async (tx) => {
    await estimate(tx, "articles", 150_000);
    await estimate(tx, "articles_updated_idx", 10_000);
    // Those with the word may all be in the trash.
    const mostlyTrash = await pageArticles(tx, { keyword: "Harb" }, actor, now);
    expect(mostlyTrash.total).toBe(everyMatch({ keyword: "Harb" }).length);
    await estimate(tx, "articles_updated_idx", 149_000);
    const common = await pageArticles(tx, { keyword: "Harb" }, actor, now);
    expect(common).toMatchObject({ total: 10_000, truncated: true });
    expect(common.records).toHaveLength(10);
    // Statistics know a word that is rarer, or one among others, too little.
    const counted = [{ keyword: "slug-12" }, { keyword: "harbour works" }, { keyword: "数据库" }];
    const filtered = { keyword: "harb", status: "draft" } as const;
    for (const asked of [...counted, filtered]) {
      const { total } = await pageArticles(tx, asked, actor, now);
      expect(total).toBe(everyMatch(asked).length);
    }
  });
  await db.execute(sql`vacuum analyze articles`);
});

it("takes PostgreSQL's word for it where far more articles than are counted have a status", async () => {
  const { db } = database;
  await db.transaction(async (tx) => {
    await estimate(tx, "articles", 150_000);
    await estimate(tx, "articles_updated_idx", 10_000);
    // Those with the status may all be in the trash.
    const mostlyTrash = await pageArticles(tx, { status: "draft" }, actor, now);
    expect(mostlyTrash.total).toBe(everyMatch({ status: "draft" }).length);
    await estimate(tx, "articles_updated_idx", 149_000);
    for (const status of ["draft", "offline"] as const) {
      const asked = { status, pageSize: 20 };
      const page = await pageArticles(tx, asked, actor, now);
      expect(page).toMatchObject({ total: 10_000, truncated: true });
      const found = page.records.map(({ id }) => id);
      expect(found).toEqual(everyMatch(asked).slice(0, 20));
    }
    // The time decides on these besides what is stored, and statistics know no combinations.
    const planned = [{ status: "scheduled" }, { status: "published" }] as const;
    const filtered = { status: "draft", typeId: "below" } as const;
    for (const asked of [...planned, filtered]) {
      const { total } = await pageArticles(tx, asked, actor, now);
      expect(total).toBe(everyMatch(asked).length);
    }
  });
  await db.execute(sql`vacuum analyze articles`);
});

it("finds a page of many matches along the order, and one of matches far down it by their words", async () => {
  const { db } = database;
  const parts = await matchingParts(db, {}, now);
  const name = named("harbour");
  for (const sortField of ["updatedAt", "title"] as const) {
    const asked = { keyword: "harbour", sortField };
    const expected = everyMatch(asked);
    for (const offset of [0, 150, 190]) {
      const query = { ...asked, parts, name, few: false, limit: 20, offset };
      expect(await findPage(db, query)).toEqual(expected.slice(offset, offset + 20));
    }
    const end = { ...asked, parts, name, few: false, limit: 30, offset: expected.length - 10 };
    expect(await findPage(db, end)).toEqual(expected.slice(-10));
  }
});

/** Has PostgreSQL believe that a table or an index has so many rows. */
async function estimate(db: Db, relation: string, rows: number): Promise<void> {
  await db.execute(sql`update pg_class set reltuples = ${rows} where oid = ${relation}::regclass`);
}

async function planOf(asked: ArticleFilters, few: boolean): Promise<string> {
  const parts = await matchingParts(database.db, asked, now);
  const name = named(asked.keyword);
  const query = pageStatement({ ...asked, parts, name, few, limit: 20, offset: 0 });
  return explain(database.db, query);
}

async function explain(db: Db, statement: SQL): Promise<string> {
  const lines = await queryRows<{ "QUERY PLAN": string }>(db, sql`explain ${statement}`);
  return lines.map((line) => line["QUERY PLAN"]).join("\n");
}

/** The same without an index, as the contract describes it. */
function everyMatch(asked: ArticleFilters): string[] {
  const { sortField = "updatedAt", sortOrder = "desc" } = asked;
  const below: Record<string, string[]> = { top: ["top", "below"], below: ["below"] };
  const sign = sortOrder === "asc" ? 1 : -1;
  return rows
    .filter((row) => row.deletedAt === null)
    .filter((row) => answers(`${row.title} ${row.slug}`, asked.keyword))
    .filter((row) => asked.typeId === undefined || below[asked.typeId]?.includes(row.typeId))
    .filter((row) => (asked.status ?? statusAt(row, now)) === statusAt(row, now))
    .filter((row) => (asked.reviewStatus ?? row.reviewStatus) === row.reviewStatus)
    .filter((row) => (asked.displayStatus ?? displayStatus(row, now)) === displayStatus(row, now))
    .filter((row) => asked.tag === undefined || row.tags.includes(asked.tag))
    .filter(
      ({ recommendPositions: all }) =>
        all.includes(asked.recommendPosition ?? all[0] ?? "") ||
        asked.recommendPosition === undefined,
    )
    .filter((row) => (asked.isTop ?? row.isTop) === row.isTop)
    .filter((row) => (asked.createdBy ?? row.createdBy) === row.createdBy)
    .filter(
      (row) => asked.updatedFrom === undefined || row.updatedAt >= new Date(asked.updatedFrom),
    )
    .filter((row) => asked.updatedTo === undefined || row.updatedAt < new Date(asked.updatedTo))
    .filter((row) => (asked.updatedBy ?? row.updatedBy) === row.updatedBy)
    .sort((a, b) => sign * (compare(a[sortField], b[sortField]) || compare(a.id, b.id)))
    .map(({ id }) => id);
}

/** The database's order: null comes last. */
function compare(a: string | number | Date | null, b: string | number | Date | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a < b ? -1 : Number(a > b);
}

function answers(name: string, keyword: string | undefined): boolean {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = keyword?.toLowerCase().match(/[a-z0-9]+|\p{Script=Han}+/gu);
  if (keyword === undefined) return true;
  if (!words) return false;
  return words.every((word) =>
    /[a-z0-9]/.test(word)
      ? plain.split(/[^a-z0-9]+/).some((one) => one.startsWith(word))
      : plain.includes(word),
  );
}
