import { sql } from "drizzle-orm";
import {
  queryWords,
  stemOfWord,
  type SearchTerm,
  type WrittenTerm,
} from "../../../content/search-tokens.ts";
import type { Db } from "../../../db/db.ts";
import { Prepared } from "../../../db/prepared.ts";

/** Words that begin alike, of which the best complete a query. */
const MAX_WORDS = 400;
const MAX_STEMS = 24;
const MIN_LENGTH = 2;

/**
 * A query's terms, with all words that begin like its last one; undefined when it does not end with a word, or no other
 * begins so.
 *
 * @param shares Of the most common tokens.
 */
export async function completeTerms(
  db: Db,
  keyword: string,
  terms: readonly WrittenTerm[],
  shares: ReadonlyMap<string, number>,
): Promise<SearchTerm[] | undefined> {
  const last = queryWords(keyword).at(-1);
  const isLast = last !== undefined && last.end === keyword.trimEnd().length;
  if (!isLast || last.word.length < MIN_LENGTH) return undefined;
  const ownStem = stemOfWord(last.word);
  const stems = await stemsBeginning(db, last.word, shares);
  if (!stems.some((stem) => stem !== ownStem)) return undefined;
  const others = terms.filter((term) => term.kind === "run" || term.stem !== ownStem);
  return [...others, { kind: "beginning", text: last.word, stems }];
}

async function stemsBeginning(
  db: Db,
  word: string,
  shares: ReadonlyMap<string, number>,
): Promise<string[]> {
  const rows = await wordsBeginning.rows(db, { from: word, to: `${word}\u{10FFFF}` });
  const share = (stem: string) => shares.get(stem) ?? 0;
  const ranked = rows.sort(
    (a, b) => share(b.stem) - share(a.stem) || a.word.length - b.word.length,
  );
  return [...new Set(ranked.map(({ stem }) => stem))].slice(0, MAX_STEMS);
}

/** In the order of their bytes, as the index has them. */
export const wordsBeginning = new Prepared<{ word: string; stem: string }>(
  "words_beginning",
  sql`select word, stem from search_words
      where word ~>=~ ${sql.placeholder("from")}::text and word ~<~ ${sql.placeholder("to")}::text
      order by word using ~<~ limit ${sql.raw(String(MAX_WORDS))}`,
);
