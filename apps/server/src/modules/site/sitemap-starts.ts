import { sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { queryRows } from "../../db/query-rows.ts";

/** Records in one sitemap. The format allows five times as many; this keeps it small. */
export const SITEMAP_ROWS = 10_000;

/** The first ids of the sitemap parts of a table. What is not visible counts as well, so that parts are stable. */
export async function sitemapStarts(
  db: Db,
  table: "published_articles" | "products",
): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select id from (select id, row_number() over (order by id) as place
          from (select distinct id from ${sql.identifier(table)}) listed) placed
        where place % ${sql.raw(String(SITEMAP_ROWS))} = 1 order by id`,
  );
  return rows.map(({ id }) => id);
}
