import { searchTerms, type SearchTerm } from "../../../content/search-tokens.ts";
import type { Input, Result } from "../../operation.ts";
import type { Reader } from "../reader.ts";
import { completeTerms } from "./complete-terms.ts";
import { findHits, searchScope, type FoundHits, type SearchScope } from "./find-hits.ts";
import { showHits } from "./show-hits.ts";
import { suggestKeywords } from "./suggest-keyword.ts";

/** Below it, words that begin with the last one are looked for too. */
const FEW = 10;
/** Below it, other spellings are tried. */
const HARDLY_ANY = 3;

interface Answer extends FoundHits {
  /** What found the last of the hits, to show why. */
  terms: readonly SearchTerm[];
}

/** One page of a search over everything public. */
export async function searchSite(
  reader: Reader,
  query: Input<"siteSearchContent">["query"],
): Promise<Result<"siteSearchContent">> {
  const { pageNo = 1, pageSize = 10, keyword } = query;
  const scope = await searchScope(reader, query);
  const { hits, truncated, terms } = await answer(reader, scope, keyword);
  const total = hits.length;
  const records = await showHits(
    reader,
    terms,
    hits.slice((pageNo - 1) * pageSize, pageNo * pageSize),
  );
  const suggestion =
    total < HARDLY_ANY && terms.length > 0
      ? await findSuggestion(reader, scope, keyword, total)
      : undefined;
  return {
    records,
    total,
    truncated,
    searchable: terms.length > 0,
    ...(suggestion === undefined ? {} : { suggestion }),
    pageNo,
    pageSize,
    pages: Math.ceil(total / pageSize),
  };
}

/** What contains the words, then, where that is little, what contains one that begins with the last of them. */
async function answer(reader: Reader, scope: SearchScope, keyword: string): Promise<Answer> {
  const terms = searchTerms(keyword);
  const exact = await findHits(reader, scope, terms);
  if (terms.length === 0 || exact.hits.length >= FEW) return { ...exact, terms };
  const { shares } = await reader.catalog.searchStatistics("article_search");
  const completed = await completeTerms(reader.db, keyword, terms, shares);
  if (completed === undefined) return { ...exact, terms };
  const known = new Set(exact.hits.map(({ id }) => id));
  const more = await findHits(reader, scope, completed);
  return {
    hits: [...exact.hits, ...more.hits.filter(({ id }) => !known.has(id))],
    truncated: more.truncated,
    terms: [...terms, ...completed],
  };
}

/** The first other spelling that finds more. It is public for that reason alone: the vocabulary has drafts' words. */
async function findSuggestion(
  reader: Reader,
  scope: SearchScope,
  keyword: string,
  total: number,
): Promise<string | undefined> {
  for (const suggestion of await suggestKeywords(reader.db, keyword)) {
    const found = await findHits(reader, scope, searchTerms(suggestion));
    if (found.hits.length > total) return suggestion;
  }
  return undefined;
}
