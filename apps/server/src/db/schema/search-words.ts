import { index, pgTable, text } from "drizzle-orm/pg-core";

/**
 * The words of everything that was ever in the search index, to complete and correct what people type. Nothing is shown
 * of it that the index does not find. A word may have several rows: a unique index would make publishers wait for one
 * another.
 */
export const searchWords = pgTable(
  "search_words",
  {
    word: text("word").notNull(),
    /** Its token. */
    stem: text("stem").notNull(),
    /** The word, and what it becomes when one letter is left out; empty for a code such as "t80". */
    spellings: text("spellings").array().notNull(),
  },
  (table) => [
    index("search_words_word_idx").on(table.word.op("text_pattern_ops")),
    index("search_words_stem_idx").on(table.stem),
    index("search_words_spellings_idx").using("gin", table.spellings).with({ fastupdate: false }),
  ],
);
