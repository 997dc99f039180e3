import { sql } from "drizzle-orm";
import { vocabularyWord } from "../../content/vocabulary.ts";
import type { Db } from "../../db/db.ts";
import { queryRows } from "../../db/query-rows.ts";

/** Adds the words that the vocabulary lacks. */
export async function addWords(db: Db, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  const known = await queryRows<{ word: string }>(
    db,
    sql`select word from search_words where word = any(${sql.param(words)}::text[])`,
  );
  const present = new Set(known.map(({ word }) => word));
  const added = words.filter((word) => !present.has(word)).map(vocabularyWord);
  if (added.length === 0) return;
  const column = (values: string[]) => sql`${sql.param(values)}::text[]`;
  await db.execute(sql`
    insert into search_words (word, stem, spellings)
    select word, stem, string_to_array(spellings, ' ')
    from unnest(${column(added.map(({ word }) => word))}, ${column(added.map(({ stem }) => stem))},
      ${column(added.map(({ spellings }) => spellings.join(" ")))}) as added (word, stem, spellings)`);
}
