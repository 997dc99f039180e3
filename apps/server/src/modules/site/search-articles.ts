import { and, desc, eq, inArray, sql } from "drizzle-orm";
import {
  highlightRanges,
  matchesAll,
  searchTerms,
  toTsQuery,
  type SearchTerm,
} from "../../content/search-tokens.ts";
import { articleSearch, publishedArticles } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import type { Input } from "../../http/operation.ts";
import type { Reader } from "./article-lists.ts";
import { cardColumns, toCards, visible } from "./public-articles.ts";

type SearchHit = components["schemas"]["SearchHit"];

/** Articles that a search looks at, latest first: the index finds them, the ranking orders them. */
const CANDIDATES = 200;
const WEIGHTS = { title: 8, summary: 4, text: 1 };
const DAY = 86_400_000;

/** One page of what a search finds, best match first; at most 200 hits in all. */
export async function searchArticles(reader: Reader, query: Input<"siteSearchContent">["query"]) {
  const { pageNo = 1, pageSize = 10, keyword } = query;
  const terms = searchTerms(keyword);
  const ranked = await rankedIds(reader, terms, query);
  const wanted = ranked.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  const records = await toHits(reader, terms, wanted);
  const total = ranked.length;
  return { records, total, pageNo, pageSize, pages: Math.ceil(total / pageSize) };
}

async function rankedIds(
  { db, types, now }: Reader,
  terms: readonly SearchTerm[],
  query: Input<"siteSearchContent">["query"],
): Promise<string[]> {
  const tsQuery = toTsQuery(terms);
  if (tsQuery === null) return [];
  const { id, title, publishedAt } = publishedArticles;
  const { words, summary, text, tokens } = articleSearch;
  const candidates = await db
    .select({ id, title, publishedAt, words, summary, text })
    .from(articleSearch)
    .innerJoin(publishedArticles, eq(id, articleSearch.articleId))
    .where(and(sql`${tokens} @@ ${tsQuery}::tsquery`, visible(now, types.idsFor(query))))
    .orderBy(desc(publishedAt), desc(id))
    .limit(CANDIDATES);
  return candidates
    .filter((row) => matchesAll(terms, [row.title, row.summary, row.words, row.text].join("\n")))
    .map((row) => ({ id: row.id, score: score(row, terms, now) }))
    .sort((a, b) => b.score - a.score)
    .map((row) => row.id);
}

interface Candidate {
  title: string;
  summary: string;
  text: string;
  publishedAt: Date;
}

/** The share of the terms found in each place by its weight, and up to one more for being new. */
function score(row: Candidate, terms: readonly SearchTerm[], now: Date): number {
  const found = (text: string) =>
    terms.filter((term) => matchesAll([term], text)).length / terms.length;
  const days = Math.max(0, now.getTime() - row.publishedAt.getTime()) / DAY;
  return (
    WEIGHTS.title * found(row.title) +
    WEIGHTS.summary * found(row.summary) +
    WEIGHTS.text * found(row.text) +
    1 / (1 + days / 365)
  );
}

async function toHits(
  { db, types, now }: Reader,
  terms: readonly SearchTerm[],
  ids: readonly string[],
): Promise<SearchHit[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ ...cardColumns, summary: articleSearch.summary, text: articleSearch.text })
    .from(publishedArticles)
    .innerJoin(articleSearch, eq(articleSearch.articleId, publishedArticles.id))
    .where(inArray(publishedArticles.id, [...ids]));
  const cards = new Map((await toCards(db, rows, types, now)).map((card) => [card.id, card]));
  const texts = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const card = cards.get(id);
    const row = texts.get(id);
    if (!card || !row) return [];
    const snippet = bestSnippet(row.summary, row.text, terms);
    return {
      ...card,
      titleHighlights: highlightRanges(terms, card.title),
      snippet,
      snippetHighlights: highlightRanges(terms, snippet),
    };
  });
}

const SNIPPET = 160;
const LEAD = 40;

/** The stretch of the text around the first match, else the summary; cut between words, never inside a character. */
function bestSnippet(summary: string, text: string, terms: readonly SearchTerm[]): string {
  const flat = text.replace(/\s+/g, " ");
  const [first] = highlightRanges(terms, flat);
  if (!first) return summary;
  const from = first.start <= LEAD ? 0 : boundary(flat, first.start - LEAD);
  const to = Math.min(flat.length, boundary(flat, from + SNIPPET));
  return `${from > 0 ? "…" : ""}${flat.slice(from, to).trim()}${to < flat.length ? "…" : ""}`.toWellFormed();
}

function boundary(text: string, near: number): number {
  const space = text.indexOf(" ", near);
  const at = space !== -1 && space - near < 15 ? space : near;
  const isLowSurrogate = /[\uDC00-\uDFFF]/.test(text.charAt(at));
  return isLowSurrogate ? at + 1 : at;
}
