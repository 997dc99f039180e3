import { sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { Prepared } from "../../db/prepared.ts";
import type { CardRow } from "./card-text.ts";
import { rowsOfArrays } from "./rows-of-arrays.ts";

/** The columns of a card, from rows called `article` with their `counters`. */
export const cardFields = sql`article.id, article.type_id as "typeId", article.card::text as card,
    coalesce(counters.read_count, 0) as "readCount", coalesce(counters.comment_count, 0) as "commentCount"`;

/** Whether `article` is visible now. */
export const isShown = sql`article.live_from <= ${sql.placeholder("now")}::timestamptz
    and (article.live_until is null or article.live_until > ${sql.placeholder("now")}::timestamptz)`;

/** Some visible articles by their ids, unordered. */
export const cardsByIds = new Prepared<CardRow>(
  "cards_by_ids",
  sql`select ${cardFields}
      from ${rowsOfArrays({ id: sql`${sql.placeholder("ids")}::text[]` })} wanted
      join published_articles article on article.id = wanted.id and ${isShown}
      left join article_counters counters on counters.article_id = article.id`,
);

/** Cards of visible articles in the order of the ids. The caller has checked their types. */
export async function readCards(
  { db, now }: { db: Db; now: Date },
  ids: readonly string[],
): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const rows = await cardsByIds.rows(db, { ids, now: now.toISOString() });
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
