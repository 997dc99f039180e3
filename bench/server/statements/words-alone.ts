/** What PostgreSQL takes for the words of a search alone: it counts the rows that have them, and ranks and shows nothing. */
import { nameQuery, requiredTokens, searchTerms, toTsQuery } from "@atrium/server/storage";
import type { Statement } from "./statement-log.ts";

/** What the words are looked for in. */
export interface WordsFloor {
  table: "article_search" | "articles";
  /** A `tsvector` with an index. */
  column: "tokens" | "names";
  /** Rows that a reply counts at most. */
  most: number;
}

/** Counts the rows that have the words of a read's `keyword`, in its type if it names one. */
export function wordsAlone({ table, column, most }: WordsFloor, path: string): Statement {
  const { searchParams } = new URL(path, "http://bare");
  const keyword = searchParams.get("keyword") ?? "";
  const tokens =
    column === "names"
      ? nameQuery(keyword).tokens
      : searchTerms(keyword).flatMap((term) => requiredTokens(term));
  const typeId = searchParams.get("typeId");
  const ofType = typeId === null ? "" : "and type_id = $2";
  return {
    text: `select count(*) from (select from ${table} where ${column} @@ $1::tsquery ${ofType} limit ${most}) found`,
    values: [toTsQuery([...new Set(tokens)]), ...(typeId === null ? [] : [typeId])],
    named: true,
  };
}
