import { describe, expect, it } from "vitest";
import { indexTokens, searchQueries, type SearchCriteria } from "./search-index.ts";
import { searchTerms } from "./search-tokens.ts";

const plan = (keyword: string, more: Partial<SearchCriteria>) =>
  searchQueries({
    terms: searchTerms(keyword),
    typeIds: null,
    oldest: 0,
    newest: 0,
    shares: new Map(),
    ...more,
  });
const ask = (keyword: string, newest: number, typeIds: string[] | null = null) =>
  plan(keyword, { newest, typeIds }).queries;

describe("indexTokens", () => {
  it("contains type, blocks, and the words by zone", () => {
    const article = {
      title: "Gauge",
      summary: "river",
      words: "tag",
      text: "水",
      typeId: "t1",
      place: 5000,
    };
    expect(indexTokens(article)).toEqual([
      "@t1",
      "#0.9",
      "#1.1",
      "#2.0",
      "#3.0",
      "^gaug",
      "~gaug",
      "~river",
      "gaug",
      "river",
      "tag",
      "水",
    ]);
  });
});

describe("searchQueries", () => {
  it("queries a small site once for each zone, without duplicates", () => {
    expect(ask("gauge 水位", 300)).toEqual([
      { query: "('^gaug' & '^水位')", zone: 0 },
      { query: "('~gaug' & '~水位') & !('^gaug' & '^水位')", zone: 1 },
      { query: "('gaug' & '水位') & !('~gaug' & '~水位')", zone: 2 },
    ]);
  });

  it("queries a large site for the newest blocks first", () => {
    const title = ask("gauge", 5000).filter(({ zone }) => zone === 0);
    expect(title.map(({ query }) => query)).toEqual([
      "('^gaug') & ('#0.9' | '#0.8')",
      "('^gaug') & ('#1.1' | '#1.0') & !('#0.9' | '#0.8')",
      "('^gaug') & !('#1.1' | '#1.0')",
    ]);
  });

  it("widens in smaller steps where a word, or one in the types, is common", () => {
    const titles = (more: Partial<SearchCriteria>) =>
      plan("gauge", { newest: 200_000, ...more })
        .queries.filter(({ zone }) => zone === 0)
        .map(({ query }) => query);
    const shares = new Map([
      ["^gaug", 0.02],
      ["@a", 0.5],
    ]);
    expect(titles({ shares }).slice(1, 4)).toEqual([
      "('^gaug') & ('#1.48' | '#1.47') & !('#0.390' | '#0.389')",
      "('^gaug') & ('#1.48' | '#1.47' | '#1.46' | '#1.45') & !('#1.48' | '#1.47')",
      "('^gaug') & ('#2.6' | '#2.5') & !('#1.48' | '#1.47' | '#1.46' | '#1.45')",
    ]);
    expect(titles({ shares })).toHaveLength(6);
    expect(titles({ shares, typeIds: ["a"] })).toHaveLength(6);
    expect(titles({ shares, typeIds: ["unknown"] })).toHaveLength(4);
    expect(titles({})).toHaveLength(4);
  });

  it("queries the requested types only", () => {
    expect(ask("gauge", 0, ["a", "b"])[0]?.query).toBe("('^gaug') & ('@a' | '@b')");
  });

  it("accepts any of the words that begin alike", () => {
    const terms = [
      ...searchTerms("水"),
      { kind: "beginning", text: "t8", stems: ["t80", "t81"] } as const,
    ];
    expect(plan("", { terms }).queries[0]?.query).toBe("('^水' & ('^t80' | '^t81'))");
  });

  it("counts blocks below zero, where an archive was imported before the rest", () => {
    const { queries } = plan("x", { oldest: -600, newest: 10 });
    expect(queries[0]?.query).toBe("('^x') & ('#0.0' | '#0.-1')");
  });

  it("limits how many articles a query compares, when all words are common", () => {
    const shares = new Map([
      ["water", 0.5],
      ["水", 0.5],
      ["~water", 0.005],
      ["~水", 0.2],
    ]);
    const line = { oldest: 0, newest: 999_999, shares };
    const zonesOf = (keyword: string) =>
      Object.values(Object.groupBy(plan(keyword, line).queries, ({ zone }) => zone)).map(
        (queries) => queries?.length,
      );
    expect(zonesOf("water 水")).toEqual([5, 5, 2]);
    expect(plan("water 水", line).whole).toBe(false);
    expect(zonesOf("water rare")).toEqual([5, 5, 5]);
    // One word compares nothing: it only widens in smaller steps.
    expect(zonesOf("水")).toEqual([5, 9, 9]);
    expect(plan("water 水", { ...line, newest: 15_000 }).whole).toBe(true);
  });
});
