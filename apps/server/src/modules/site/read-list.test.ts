import { eq, inArray, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../../../tests/_database.ts";
import {
  addPublished,
  addPublishedTypes,
  dropPublicationConstraints,
  type PublishedFields,
} from "../../../tests/_published.ts";
import type { Database } from "../../db/database.ts";
import { queryRows } from "../../db/query-rows.ts";
import { publishedArticles } from "../../db/schema/index.ts";
import { loadCatalog } from "./public-catalog.ts";
import { readLatest } from "./latest-cards.ts";
import { readList, type Scope } from "./read-list.ts";

const typeIds = ["t0", "t1", "t2", "t3", "t4", "t5"];
const hour = 3_600_000;
const now = new Date("2026-03-15T12:00:00.000Z");
const before = (hours: number) => new Date(now.getTime() - hours * hour);

/** Half a year, with scheduled, expired and pinned articles. */
const shelf: PublishedFields[] = Array.from({ length: 700 }, (_, index) => {
  const publishedAt = before(Math.floor(index * 6.3));
  const at = (every: number) => index % every === every - 1;
  return {
    id: `a${String((index * 7919) % 1000).padStart(3, "0")}-${index}`,
    // The last type is rare, and all its articles are old.
    typeId: index > 650 && at(10) ? "t5" : `t${index % 5}`,
    // Dates repeat, so that ids break ties.
    publishedAt: at(9) ? before(Math.floor((index - 1) * 6.3)) : publishedAt,
    orderBy: at(17) ? index % 4 : at(23) ? -1 : 0,
    liveFrom: at(29) ? before(-1 - index) : publishedAt,
    liveUntil: at(11) ? before(index % 2 === 0 ? 1 : -1) : null,
    isTop: at(41),
    topUntil: at(82) ? before(index % 3 === 0 ? 2 : -2) : null,
    tags: [...(at(2) ? ["often"] : []), ...(at(60) ? ["rare"] : [])],
    recommendPositions: at(13) ? ["home"] : [],
  };
});

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await dropPublicationConstraints(database.db);
  await addPublishedTypes(database.db, typeIds);
  await addPublished(database.db, shelf);
});
afterAll(() => database.close());

async function openShelf() {
  const { db } = database;
  const catalog = await loadCatalog(db, now);
  return { db, now, catalog, types: catalog.types };
}

const isLive = ({ liveFrom, liveUntil }: PublishedFields) =>
  (liveFrom ?? now) <= now && (liveUntil == null || liveUntil > now);
const isPinned = ({ isTop, topUntil }: PublishedFields) =>
  isTop === true && (topUntil == null || topUntil > now);

/** The list by examining every article, as the decision record describes it. */
function wholeList({ typeIds: types, label, month }: Scope): string[] {
  const labelsOf = (row: PublishedFields) =>
    label?.kind === "tag" ? row.tags : row.recommendPositions;
  return shelf
    .filter(isLive)
    .filter((row) => types.includes(row.typeId))
    .filter((row) => label === undefined || labelsOf(row)?.includes(label.value))
    .filter((row) => month === undefined || row.publishedAt.toISOString().startsWith(month))
    .sort(
      (a, b) =>
        Number(isPinned(b)) - Number(isPinned(a)) ||
        (b.orderBy ?? 0) - (a.orderBy ?? 0) ||
        b.publishedAt.getTime() - a.publishedAt.getTime() ||
        (a.id < b.id ? 1 : -1),
    )
    .map(({ id }) => id);
}

const scopes = fc.record({
  typeIds: fc.oneof(
    fc.constant(typeIds),
    fc.uniqueArray(fc.constantFrom(...typeIds), { minLength: 1, maxLength: 4 }),
  ),
  label: fc.option(
    fc.oneof(
      fc.record({
        kind: fc.constant("tag" as const),
        value: fc.constantFrom("often", "rare", "no"),
      }),
      fc.constant({ kind: "position" as const, value: "home" }),
    ),
    { nil: undefined },
  ),
  month: fc.option(fc.constantFrom("2026-03", "2026-01", "2025-10", "2019-01", "9999-12"), {
    nil: undefined,
  }),
});

it("returns every part of every list as examining all articles does, and its exact length", async () => {
  const shelfReader = await openShelf();
  const part = fc.record({ offset: fc.nat(720), limit: fc.integer({ min: 1, max: 200 }) });
  await fc.assert(
    fc.asyncProperty(scopes, part, async (scope, { offset, limit }) => {
      const whole = wholeList(scope);
      const { rows, pinned, total } = await readList(shelfReader, scope, { offset, limit });
      expect(rows.map(({ id }) => id)).toEqual(whole.slice(offset, offset + limit));
      expect(total).toBe(whole.length);
      const tops = shelf.filter((row) => pinned.has(row.id));
      expect(tops.every(isPinned)).toBe(true);
    }),
    { numRuns: 150 },
  );
});

it("shows nothing of a type that came after its catalogue", async () => {
  const shelfReader = await openShelf();
  await addPublished(database.db, [{ id: "later", typeId: "later", orderBy: 9, publishedAt: now }]);
  const { rows } = await readList(shelfReader, { typeIds }, { offset: 0, limit: 20 });
  await database.db.delete(publishedArticles).where(eq(publishedArticles.id, "later"));
  expect(rows.map(({ id }) => id)).toEqual(wholeList({ typeIds }).slice(0, 20));
});

it("counts by type and by month", async () => {
  const { catalog } = await openShelf();
  for (const id of typeIds) {
    expect(catalog.totals.get(id) ?? 0).toBe(wholeList({ typeIds: [id] }).length);
  }
  const months = await catalog.months(typeIds);
  for (const [month, count] of months) expect(count).toBe(wholeList({ typeIds, month }).length);
  expect([...months.values()].reduce((sum, count) => sum + count, 0)).toBe(
    wholeList({ typeIds }).length,
  );
});

it("returns the latest by date alone", async () => {
  const byDate = shelf
    .filter(isLive)
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || (a.id < b.id ? 1 : -1));
  const rows = await readLatest(await openShelf(), 50);
  expect(rows.map(({ id }) => id)).toEqual(byDate.slice(0, 50).map(({ id }) => id));
});

it("maintains counts and labels through every kind of change", async () => {
  const { db } = database;
  const some = shelf.slice(0, 40).map(({ id }) => id);
  const found: unknown[] = [];
  const left = db.transaction(async (tx) => {
    await tx
      .update(publishedArticles)
      .set({ typeId: "t1", orderBy: sql`order_by + 1`, tags: ["often", "new"], isTop: true })
      .where(inArray(publishedArticles.id, some));
    await tx.delete(publishedArticles).where(inArray(publishedArticles.id, some.slice(0, 10)));
    const [row] = await tx
      .select()
      .from(publishedArticles)
      .where(eq(publishedArticles.id, some[20] ?? ""));
    if (row === undefined) throw new Error("It is there");
    const moved = { ...row, typeId: "t2", publishedAt: new Date(0), recommendPositions: ["new"] };
    await tx
      .insert(publishedArticles)
      .values(moved)
      .onConflictDoUpdate({
        target: [publishedArticles.id, publishedArticles.liveFrom],
        set: moved,
      });
    found.push(...(await differences(tx)));
    await tx.execute(sql`truncate published_articles`);
    found.push(...(await differences(tx)));
    tx.rollback();
  });
  await expect(left).rejects.toThrow("Rollback");
  found.push(...(await differences(db)));
  expect(found).toEqual([]);
});

/** Rows of the two maintained tables that differ from their source. */
async function differences(db: Database["db"]): Promise<unknown[]> {
  const counted = sql`select type_id, order_by, to_char(published_at at time zone 'UTC', 'YYYY-MM'), count(*)::int
    from published_articles group by 1, 2, 3`;
  const kept = sql`select type_id, order_by, month, count from published_counts where count <> 0`;
  const columns = sql`type_id, order_by, published_at, id, live_from, live_until, is_top, top_until`;
  const labelled = sql`
    select 'tag', unnest(tags), ${columns} from published_articles
    union all select 'position', unnest(recommend_positions), ${columns} from published_articles
    union all select 'author', card ->> 'author', ${columns} from published_articles where card ->> 'author' <> ''`;
  const labels = sql`select * from published_labels`;
  const found = [];
  for (const [one, other] of [
    [counted, kept],
    [kept, counted],
    [labelled, labels],
    [labels, labelled],
  ]) {
    found.push(...(await queryRows(db, sql`(${one}) except all (${other})`)));
  }
  return found;
}
