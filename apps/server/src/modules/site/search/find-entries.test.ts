import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../../../tests/_database.ts";
import { fullScans, genericPlan } from "../../../../tests/_plans.ts";
import { snippetAround } from "../../../content/search-highlights.ts";
import { searchQueries } from "../../../content/search-index.ts";
import { searchTerms } from "../../../content/search-tokens.ts";
import { textTasks } from "../../../content/text-tasks.ts";
import type { Database } from "../../../db/database.ts";
import { articles, articleSearch, articleTypes } from "../../../db/schema/index.ts";
import { stampCreate, systemAuthor } from "../../../db/stamp.ts";
import { searchRow, type SearchEntry } from "../../articles/index-article.ts";
import { findEntries, type Search } from "./find-entries.ts";
import { articleIndex } from "./search-indexes.ts";

const now = new Date("2026-03-14T09:00:00.000Z");
const day = 86_400_000;
const typeIds = ["type-a", "type-b"];
const stamp = stampCreate(systemAuthor, now);

/** Too many for the newest windows. */
const COUNT = 2000;
const rare = ["数据库", "据和数", "库数据", "Wharf", "boats", "Émile"];
const entries: SearchEntry[] = Array.from({ length: COUNT }, (_, index) => ({
  articleId: `article-${String(index).padStart(4, "0")}`,
  typeId: typeIds[index % 7 === 0 ? 1 : 0] ?? "",
  publishedAt: new Date(now.getTime() - (COUNT - index) * day),
  liveFrom: new Date(now.getTime() - (COUNT - index) * day),
  liveUntil: index % 50 === 0 ? new Date(now.getTime() - day) : null,
  title: `${index % 3 === 0 ? "Harbour 港口" : "Notes"} ${index % 41 === 0 ? rare[index % 6] : ""}`,
  summary: index % 11 === 0 ? `tide, ${rare[(index * 5) % 6]}` : "",
  words: index % 13 === 0 ? "水位" : "",
  text: `water ${index % 2 === 0 ? "gauge" : "船"} ${index % 97 === 0 ? rare[index % 5] : "数和据"} only${index}`,
}));

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const type = { parentId: "0", kind: "list" as const, name: "x", ...stamp };
  await db.insert(articleTypes).values(typeIds.map((id) => ({ ...type, id, code: id })));
  for (let from = 0; from < COUNT; from += 500) {
    const some = entries.slice(from, from + 500);
    await db
      .insert(articles)
      .values(
        some.map(({ articleId: id, typeId, title }) => ({ id, typeId, title, slug: id, ...stamp })),
      );
    const rows = some.map((entry, at) => {
      const place = from + at;
      return searchRow(entry, place, textTasks.searchVector({ ...entry, place }));
    });
    await db.insert(articleSearch).values(rows);
  }
  await db.execute(sql`analyze article_search`);
});
afterAll(() => database.close());

async function find(keyword: string, more: Partial<Search> = {}) {
  const { entries: found, truncated } = await findEntries(database.db, articleIndex, {
    terms: searchTerms(keyword),
    groupIds: typeIds,
    ofSomeGroups: false,
    now,
    ...more,
  });
  return { ids: found.map(({ id }) => id), truncated };
}

describe("findEntries", () => {
  it("finds what examining every article finds, in the same order", async () => {
    const word = fc.constantFrom(
      ...rare,
      "港口",
      "港",
      "水位",
      "数和据",
      "gauges",
      "tide",
      "only77",
      "船",
      "WATER",
      "nothing",
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(word, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        async (words, some) => {
          const keyword = words.join(" ");
          const among = some ? { groupIds: ["type-b"], ofSomeGroups: true } : {};
          const expected = everyMatch(keyword, some ? ["type-b"] : typeIds);
          const { ids, truncated } = await find(keyword, among);
          const whole = expected.length <= 200;
          expect(truncated).toBe(!whole);
          expect(whole ? ids : []).toEqual(whole ? expected : []);
          expect(ids.filter((id) => !expected.includes(id))).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
  }, 120_000);

  it("returns the latest of very many matches, and says so", async () => {
    const { ids, truncated } = await find("water");
    const latest = entries.filter(isLive).slice(-200).reverse();
    expect(truncated).toBe(true);
    expect(ids).toEqual(latest.map(({ articleId }) => articleId));
  });

  it("ranks words in the title first, however old the article", async () => {
    const { ids } = await find("Émile");
    const inTitle = everyMatch("Émile", typeIds).filter((id) => titleOf(id).includes("Émile"));
    expect(ids.slice(0, inTitle.length)).toEqual(inTitle);
    expect(ids.length).toBeGreaterThan(inTitle.length);
  });

  it("hides what is scheduled or expired, and types that do not show", async () => {
    const oldest = "only0";
    expect((await find(oldest)).ids).toEqual([]);
    expect((await find("only1")).ids).toEqual(["article-0001"]);
    expect((await find("only1", { now: new Date(0) })).ids).toEqual([]);
    expect((await find("only1", { groupIds: ["type-b"], ofSomeGroups: true })).ids).toEqual([]);
    expect((await find("only1", { groupIds: [], ofSomeGroups: true })).ids).toEqual([]);
  });

  it.each([
    "'",
    "\\",
    "':*",
    "a:*",
    "!gauge",
    "gauge & !water",
    "(",
    "'); drop table articles; --",
    "%",
    "^water",
    "#0.0",
    "@type-a",
    "😀",
    "\u202E",
    "a".repeat(64),
    "数".repeat(64),
  ])("treats %s as words or as nothing", async (keyword) => {
    const { ids } = await find(keyword);
    const expected = new Set(everyMatch(keyword, typeIds));
    expect(ids.filter((id) => !expected.has(id))).toEqual([]);
  });

  it("uses the index of words: no full scan, no walk along an order", async () => {
    const terms = searchTerms("gauge 水位");
    const line = { oldest: 0, newest: COUNT - 1, shares: new Map() };
    const { queries } = searchQueries({ terms, typeIds: null, ...line });
    const asked = queries.map(({ query }) => query);
    const values = { queries: asked, groupIds: typeIds, now: now.toISOString() };
    const steps = await genericPlan(database.db, articleIndex.latest, values);
    expect(steps.flatMap((step) => step["Index Name"] ?? [])).toEqual([
      "article_search_tokens_idx",
    ]);
    expect(fullScans(steps)).toEqual([]);
    // Other filters could use an index too, one day for very many.
    const fetched = steps.filter((step) => step["Relation Name"] === "article_search");
    expect(fetched.map(({ Filter }) => Filter)).toEqual([undefined]);
  });
});

const isLive = ({ liveUntil }: SearchEntry) => liveUntil === null || liveUntil > now;
const titleOf = (id: string) => entries.find(({ articleId }) => articleId === id)?.title ?? "";

/** The same without an index, as the contract describes it. */
function everyMatch(keyword: string, types: string[]): string[] {
  const terms = searchTerms(keyword);
  const holds = (text: string) => terms.every((term) => snippetAround([term], text) !== undefined);
  const pairsHold = ({ title, summary }: SearchEntry) =>
    holds(title) ? 0 : holds(`${title}\n${summary}`) ? 1 : 2;
  return terms.length === 0
    ? []
    : entries
        .filter((entry) => types.includes(entry.typeId) && isLive(entry))
        .filter(({ title, summary, words, text }) =>
          holds([title, summary, words, text].join("\n")),
        )
        .map((entry) => ({
          id: entry.articleId,
          zone: pairsHold(entry),
          at: entry.publishedAt.getTime(),
        }))
        .sort((a, b) => a.zone - b.zone || b.at - a.at)
        .map(({ id }) => id);
}
