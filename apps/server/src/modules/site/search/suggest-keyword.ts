import { sql } from "drizzle-orm";
import { editDistance } from "../../../content/edit-distance.ts";
import {
  isRun,
  PIECE,
  queryWords,
  stemOfWord,
  type QueryWord,
} from "../../../content/search-tokens.ts";
import { isSpelled, spellingsOf } from "../../../content/vocabulary.ts";
import type { Db } from "../../../db/db.ts";
import { Prepared } from "../../../db/prepared.ts";

/** Words of a query that may be corrected, and corrections of the whole query to try. */
const MAX_CORRECTED = 3;
const MAX_TRIED = 4;
const MIN_RUN = 3;

/**
 * Other spellings of a query, the most likely first: unknown words replaced by known ones that differ in a letter or
 * two. Whether they find anything public is for the caller to ask.
 */
export async function suggestKeywords(db: Db, keyword: string): Promise<string[]> {
  const unknown = (await unknownWords(db, queryWords(keyword))).slice(0, MAX_CORRECTED);
  const choices = await Promise.all(
    unknown.map(async (word) => ({ word, corrections: await correctionsOf(db, word.word) })),
  );
  const corrected = choices.filter(({ corrections }) => corrections.length > 0);
  if (corrected.length === 0) return shorterRuns(keyword);
  const most = Math.min(
    MAX_TRIED,
    Math.max(...corrected.map(({ corrections }) => corrections.length)),
  );
  return Array.from({ length: most }, (_, nr) =>
    replaceWords(
      keyword,
      corrected.map(({ word, corrections }) => {
        return { ...word, by: corrections[Math.min(nr, corrections.length - 1)] ?? word.word };
      }),
    ),
  );
}

async function unknownWords(db: Db, words: readonly QueryWord[]): Promise<QueryWord[]> {
  const stems = words.map(({ word }) => stemOfWord(word));
  const known = new Set((await knownStems.rows(db, { stems })).map(({ stem }) => stem));
  return words.filter(({ word }) => isSpelled(word) && !known.has(stemOfWord(word)));
}

/** Fewer errors first, then the same beginning, which people seldom get wrong. */
async function correctionsOf(db: Db, word: string): Promise<string[]> {
  const most = word.length < 7 ? 1 : 2;
  const rows = await wordsSpelled.rows(db, { spellings: spellingsOf(word) });
  const found = rows.flatMap(({ word: other }) => {
    const distance = editDistance(word, other);
    return distance > most ? [] : [{ other, distance, starts: other[0] === word[0] ? 0 : 1 }];
  });
  return found
    .sort((a, b) => a.distance - b.distance || a.starts - b.starts || (a.other < b.other ? -1 : 1))
    .map(({ other }) => other);
}

function replaceWords(keyword: string, words: readonly (QueryWord & { by: string })[]): string {
  return words.reduceRight(
    (text, { start, end, by }) => text.slice(0, start) + by + text.slice(end),
    keyword,
  );
}

/** Of a long run of Chinese, all but its last or first character: one of them may be wrong. */
function shorterRuns(keyword: string): string[] {
  const runs = Array.from(keyword.matchAll(PIECE)).filter(
    ([piece]) => isRun(piece) && Array.from(piece).length >= MIN_RUN,
  );
  const longest = runs.sort(([a], [b]) => b.length - a.length)[0];
  if (longest === undefined) return [];
  const [piece] = longest;
  const characters = Array.from(piece);
  return [characters.slice(0, -1), characters.slice(1)].map(
    (part) =>
      keyword.slice(0, longest.index) + part.join("") + keyword.slice(longest.index + piece.length),
  );
}

export const knownStems = new Prepared<{ stem: string }>(
  "known_stems",
  sql`select distinct stem from search_words where stem = any(${sql.placeholder("stems")}::text[])`,
);

/** Each spelling by the index: for many at once, PostgreSQL expects so many words that it reads them all. */
export const wordsSpelled = new Prepared<{ word: string }>(
  "words_spelled",
  sql`select distinct near.word from unnest(${sql.placeholder("spellings")}::text[]) as asked (spelling)
      cross join lateral (
        select word from search_words where spellings @> array[asked.spelling] offset 0
      ) as near`,
);
