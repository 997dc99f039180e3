import { sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { queryRows } from "../../db/query-rows.ts";

/** Records in one sitemap. The format allows five times as many; so it stays small for whoever makes it and reads it. */
export const SITEMAP_ROWS = 10_000;

/**
 * Where the parts of the sitemap begin that tell of a table: the ids of their first records. What nobody is shown now
 * counts as well, so that parts stay what they are.
 */
export async function sitemapStarts(
  db: Db,
  table: "published_articles" | "products",
): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select id from (select id, row_number() over (order by id) as place from ${sql.identifier(table)}) placed
        where place % ${sql.raw(String(SITEMAP_ROWS))} = 1 order by id`,
  );
  return rows.map(({ id }) => id);
}
