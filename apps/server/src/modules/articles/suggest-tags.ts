import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { listOf, type BoundedList } from "../../db/list-of.ts";
import { queryRows } from "../../db/query-rows.ts";
import { articleTagCounts } from "../../db/schema/index.ts";
import { containsText } from "../../db/text-filter.ts";
import type { components } from "../../generated/schema.ts";
import type { Input } from "../operation.ts";

/** The tags in use that contain a keyword: first those that begin with it, the most used first. */
export async function suggestTags(
  db: Db,
  { keyword = "", ...page }: Input<"articlesTags">["query"],
): Promise<BoundedList<components["schemas"]["ArticleTag"]>> {
  return listOf(page, (limit, offset) => queryRows(db, tagsInUse(keyword, limit, offset)));
}

/** Reads maintained counts, never articles: its cost grows with the number of different tags alone. */
export function tagsInUse(keyword: string, limit: number, offset: number): SQL {
  const text = keyword.trim();
  const { tag, count } = articleTagCounts;
  const begins = sql`starts_with(lower(${tag}), lower(${text}::text))`;
  return sql`select ${tag} as tag, sum(${count})::int as count
    from ${articleTagCounts}
    where ${containsText(tag, text)}
    group by ${tag}
    having sum(${count}) > 0
    order by ${begins} desc, count desc, ${tag}
    limit ${limit} offset ${offset}`;
}
