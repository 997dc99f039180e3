import { sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { listOf, type BoundedList } from "../../db/list-of.ts";
import { queryRows } from "../../db/query-rows.ts";
import { articles } from "../../db/schema/index.ts";
import { containsText } from "../../db/text-filter.ts";
import type { components } from "../../generated/schema.ts";
import type { Input } from "../operation.ts";

/** The tags in use that contain a keyword: first those that begin with it, the most used first. */
export async function suggestTags(
  db: Db,
  { keyword = "", ...page }: Input<"articlesTags">["query"],
): Promise<BoundedList<components["schemas"]["ArticleTag"]>> {
  const text = keyword.trim();
  const tag = sql`used.tag`;
  const begins = sql`starts_with(lower(${tag}), lower(${text}::text))`;
  return listOf(page, (limit, offset) =>
    queryRows(
      db,
      sql`select ${tag} as tag, count(*)::int as count
      from ${articles} cross join lateral unnest(${articles.tags}) as used (tag)
      where ${articles.deletedAt} is null and cardinality(${articles.tags}) > 0 and ${containsText(tag, text)}
      group by ${tag}
      order by ${begins} desc, count desc, tag
      limit ${limit} offset ${offset}`,
    ),
  );
}
