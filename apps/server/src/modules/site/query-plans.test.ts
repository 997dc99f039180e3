import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../../tests/_database.ts";
import { fullScans, genericPlan, timesPlanned } from "../../../tests/_plans.ts";
import { addManyProducts, addManySearched } from "../../../tests/_products.ts";
import {
  addManyPublished,
  addPublishedTypes,
  dropPublicationConstraints,
} from "../../../tests/_published.ts";
import type { Database } from "../../db/database.ts";
import type { Prepared } from "../../db/prepared.ts";
import { offersFile, showsFile } from "./download-file.ts";
import { latestByType, latestWalk } from "./latest-cards.ts";
import {
  articleLists,
  labelCount,
  labelLists,
  labelMonthCount,
  labelMonths,
} from "./list-statements.ts";
import { productCards, productsNaming } from "./products/page-products.ts";
import { seriesNeighbours } from "./products/product-neighbours.ts";
import { productByName } from "./products/read-public-product.ts";
import { cardsByIds } from "./read-cards.ts";
import { articleByName, neighboursOf, neighboursOfDraft } from "./read-public-article.ts";
import { wordsBeginning } from "./search/complete-terms.ts";
import { articleIndex, productIndex } from "./search/search-indexes.ts";
import { foundArticles, foundProducts } from "./search/show-hits.ts";
import { knownStems, wordsSpelled } from "./search/suggest-keyword.ts";
import { relatedArticles, relatedToDraft, mostRead } from "./related-cards.ts";

const typeIds = ["t0", "t1", "t2", "t3", "t4", "t5"];
const values = {
  typeIds,
  allTypes: false,
  orders: typeIds.map(() => 0),
  belowOrder: 0,
  below: "2024-03-01T00:00:00Z",
  since: "2026-01-01T00:00:00Z",
  before: "2026-02-01T00:00:00Z",
  skip: 0,
  limit: 20,
  kind: "tag",
  value: "tag1",
  url: "/files/7",
  name: "s4711",
  id: "a4711",
  articleId: "a4711",
  typeId: "t1",
  tags: ["tag1", "tag2"],
  publishedAt: "2026-01-15T00:00:00Z",
  ids: ["a1", "a2"],
  seriesIds: ["s1", "s2"],
  skips: [3, 0],
  takes: [17, 3],
  lang: "en",
  queries: ["'word4711'"],
  groupIds: ["s1", "t1"],
  from: "word47",
  to: "word48",
  stems: ["word4711"],
  spellings: Array.from({ length: 60 }, (_, index) => `word${index}`),
  now: new Date().toISOString(),
};

const lists = [
  ...Object.values(articleLists),
  ...Object.values(labelLists),
  latestByType,
  latestWalk,
];
const single = [
  labelCount,
  labelMonthCount,
  labelMonths,
  cardsByIds,
  articleByName,
  neighboursOf,
  neighboursOfDraft,
  relatedArticles,
  relatedToDraft,
  mostRead,
  showsFile,
  offersFile,
  productCards,
  productsNaming,
  seriesNeighbours,
  productByName,
  articleIndex.latest,
  productIndex.latest,
  foundArticles,
  foundProducts,
  wordsBeginning,
  wordsSpelled,
  knownStems,
];
const statements = [...lists.flatMap((list) => list.statements), ...single].map(
  (statement): [string, Prepared<unknown>] => [statement.name, statement],
);

describe("generic plans, on many articles", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await dropPublicationConstraints(database.db);
    await addPublishedTypes(database.db, typeIds);
    await addManyPublished(database.db, 20_000);
    await addManyProducts(database.db, 20_000);
    await addManySearched(database.db, 20_000);
  }, 120_000);
  afterAll(() => database.close());

  it.each(statements)("%s finds its rows by an index", async (_name, statement) => {
    const steps = await genericPlan(database.db, statement, values);
    // Of one row, and of the types.
    const small = ["site_settings", "published_article_types"];
    const boundless = fullScans(steps).filter(
      (step) => !small.includes(step["Relation Name"] ?? ""),
    );
    expect(boundless).toEqual([]);
    expect(steps.some((step) => step["Node Type"].includes("Index"))).toBe(true);
  });

  // From the top, where hundreds are skipped, reading costs more than planning.
  const usual = statements
    .map(([name]) => name)
    .filter((name) => /_(10|20|40|60|100|200)$|_below_\d+$|^cards_by_ids$|^latest_of_/.test(name));
  it.each(usual)("%s is not planned at every call, for one value or for many", async (name) => {
    const statement = new Map(statements).get(name);
    if (statement === undefined) throw new Error(`There is no ${name}`);
    const one = {
      ...values,
      typeIds: ["t0"],
      allTypes: true,
      orders: [0],
      ids: ["a1"],
      groupIds: ["t1"],
    };
    expect(await timesPlanned(database.db, statement, one)).toBe(5);
    expect(await timesPlanned(database.db, statement, values)).toBe(5);
  });

  it.each([
    ["articles_each_20", "published_articles_list_idx"],
    ["articles_walk_20", "published_articles_all_idx"],
    ["articles_each_below_2000", "published_articles_list_idx"],
    ["articles_walk_below_2000", "published_articles_all_idx"],
    ["articles_month_20", "published_articles_list_idx"],
    ["labels_month_20", "published_labels_all_idx"],
    ["labels_each_20", "published_labels_type_idx"],
    ["labels_walk_20", "published_labels_all_idx"],
    ["latest_walk_20", "published_articles_latest_idx"],
    ["product_cards", "products_shelf_idx"],
  ])("%s takes its order from %s", async (name, index) => {
    const statement = new Map(statements).get(name);
    if (statement === undefined) throw new Error(`There is no ${name}`);
    const steps = await genericPlan(database.db, statement, values);
    expect(steps.map((step) => step["Index Name"])).toContain(index);
  });

  it.each(["latest_walk_20", "latest_stretches_20"])(
    "%s begins below what is scheduled",
    async (name) => {
      const statement = new Map(statements).get(name);
      if (statement === undefined) throw new Error(`There is no ${name}`);
      const steps = await genericPlan(database.db, statement, values);
      const conditions = steps.map((step) => step["Index Cond"] ?? "");
      expect(conditions.some((condition) => condition.includes("published_at <="))).toBe(true);
    },
  );
});
