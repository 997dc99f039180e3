import type { OperationId } from "../../kernel/contract.ts";

/** A key for each record: the last part of its id, since headers are short. */
export function recordKey(id: string): string {
  return id.slice(-12);
}

/** What has more records is dropped with each change of one. */
const MAX_RECORDS = 60;

/** Which lists public reads are made of; those that are not here, of all. */
const lists: Partial<Record<OperationId, readonly string[]>> = {
  siteGetStaticSetting: [],
  siteGetFriendlyLinkList: [],
  siteQuickLinkList: [],
  siteGetBannerList: [],
  siteGetArticleMessage: [],
  siteArticleList: ["articles"],
  siteNewsArticles: ["articles"],
  siteIndexRecommend: ["articles"],
  siteRecommendArticles: ["articles"],
  siteMoreMonthList: ["articles"],
  siteGetArticle: ["articles"],
  siteGetPreAndNext: ["articles"],
  siteTypeTree: ["articles"],
  siteGetArticleType: ["articles"],
  siteProductTree: ["products"],
  siteProductList: ["products"],
};

/** Keys of what depends on everything public. */
export const allKeys = ["site", "articles", "products", "records"] as const;

/** Their records change seldom, and with `site`. */
const withoutRecords: ReadonlySet<OperationId> = new Set<OperationId>([
  "siteTypeTree",
  "siteMoreMonthList",
  "siteGetStaticSetting",
  "siteGetFriendlyLinkList",
  "siteQuickLinkList",
  "siteGetBannerList",
]);

/**
 * The keys of a public read: `site`, the lists that it is made of, and the records that it shows.
 *
 * @param params Those of its path: what belongs to a record need not show its id.
 */
export function keysOfReply(
  operation: OperationId,
  payload: string,
  params: Readonly<Record<string, unknown>>,
): string[] {
  const shown = withoutRecords.has(operation) ? [] : payload.matchAll(/"id":"([\w-]{1,64})"/g);
  const ids = new Set(Array.from(shown, ([, id = ""]) => id));
  for (const value of Object.values(params)) {
    if (typeof value === "string" && /^[\w-]{12,64}$/.test(value)) ids.add(value);
  }
  const [, ...everyList] = allKeys;
  return boundKeys(["site", ...(lists[operation] ?? everyList), ...[...ids].map(recordKey)]);
}

/** The keys of an uploaded file or a resized copy of one: its name begins with its id. */
export function keysOfFile(url: string): string[] {
  const id = /\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[^/]*$/.exec(url)?.[1];
  return id === undefined ? ["files"] : ["files", recordKey(id)];
}

/** The keys, each once; in place of too many records, all of them. */
export function boundKeys(keys: Iterable<string>): string[] {
  const named = new Set(keys);
  const known = new Set<string>(allKeys);
  const general = [...named].filter((key) => known.has(key));
  return named.size - general.length > MAX_RECORDS
    ? [...new Set([...general, "records"])]
    : [...named];
}
