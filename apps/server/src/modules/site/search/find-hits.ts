import type { SearchTerm } from "../../../content/search-tokens.ts";
import type { components } from "../../../generated/schema.ts";
import type { Language } from "../../../kernel/languages.ts";
import type { Input } from "../../operation.ts";
import type { Reader } from "../reader.ts";
import { findEntries, type Entry, type Search } from "./find-entries.ts";
import { articleIndex, productIndex, SEARCH_LIMIT, type SearchIndex } from "./search-indexes.ts";

type SearchQuery = Input<"siteSearchContent">["query"];
type Groups = Pick<Search, "groupIds" | "ofSomeGroups">;

/** What is searched: some of the types, and some of the series of products. */
export interface SearchScope {
  types: Groups;
  series: Groups;
}

export interface FoundHit extends Entry {
  kind: components["schemas"]["SearchHitKind"];
}

export interface FoundHits {
  hits: FoundHit[];
  truncated: boolean;
}

/** @throws AppError `NOT_FOUND` for a type that does not show. */
export async function searchScope(reader: Reader, query: SearchQuery): Promise<SearchScope> {
  const { types } = reader;
  const { kind, typeId, typeCode } = query;
  const ofSomeTypes = (typeId ?? typeCode) !== undefined;
  const wanted = types
    .idsFor(query)
    .filter((id) => kind === undefined || kindOf(reader, id) === kind);
  const isPart = types.isPart || ofSomeTypes || kind !== undefined;
  const hasProducts = !ofSomeTypes && (kind ?? "product") === "product";
  return {
    types: { groupIds: wanted, ofSomeGroups: isPart },
    series: hasProducts ? await seriesOf(reader, query.lang) : { groupIds: [], ofSomeGroups: true },
  };
}

/** Hits that contain all terms, best first. */
export async function findHits(
  reader: Reader,
  scope: SearchScope,
  terms: readonly SearchTerm[],
): Promise<FoundHits> {
  const find = (index: SearchIndex, groups: Groups) =>
    findEntries(
      reader.db,
      index,
      { ...groups, terms, now: reader.now },
      reader.catalog.searchStatistics(index.table),
    );
  const [articles, products] = await Promise.all([
    find(articleIndex, scope.types),
    find(productIndex, scope.series),
  ]);
  const hits = [
    ...products.entries.map((entry): FoundHit => ({ ...entry, kind: "product" })),
    ...articles.entries.map((entry) => ({ ...entry, kind: kindOf(reader, entry.groupId) })),
  ];
  hits.sort((a, b) => a.zone - b.zone || precedence(a) - precedence(b) || b.date - a.date);
  const truncated = articles.truncated || products.truncated || hits.length > SEARCH_LIMIT;
  return { hits: hits.slice(0, SEARCH_LIMIT), truncated };
}

/** Who asks for a product by its name wants the product before what was written about it. */
function precedence({ zone, kind }: FoundHit): number {
  return zone === 0 && kind === "product" ? 0 : 1;
}

function kindOf({ types }: Reader, typeId: string): "article" | "page" {
  return types.get(typeId)?.kind === "single" ? "page" : "article";
}

async function seriesOf({ catalog }: Reader, lang: Language | undefined): Promise<Groups> {
  const shelf = await catalog.shelf();
  const series = shelf.in(lang ?? catalog.types.defaultLanguage).series();
  return {
    groupIds: series.map(({ id }) => id),
    ofSomeGroups: series.length < shelf.series().length,
  };
}
