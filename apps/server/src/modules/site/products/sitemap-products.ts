import { sql } from "drizzle-orm";
import { Prepared } from "../../../db/prepared.ts";
import type { Language } from "../../../kernel/languages.ts";
import type { Reader } from "../reader.ts";
import { SITEMAP_ROWS } from "../sitemap-starts.ts";

export interface MappedProduct {
  /** Its code, or its id. */
  name: string;
  language: Language;
  modifiedAt: Date;
}

/** One part's products, along the key from its start. */
const sitemapProducts = new Prepared<{ name: string; language: Language; ms: string }>(
  "sitemap_products",
  sql`select coalesce(code, id) as name, language, extract(epoch from updated_at) * 1000 as ms from (
        select id, code, language, kind, parent_id, status, updated_at from products
        where id >= ${sql.placeholder("start")} order by id limit ${sql.raw(String(SITEMAP_ROWS))}) part
      where status = 'onShelf' and kind = 'product' and parent_id = any(${sql.placeholder("seriesIds")}::text[])
      order by id`,
);

export async function readSitemapProducts(
  { db, catalog }: Reader,
  start: string,
): Promise<MappedProduct[]> {
  const seriesIds = (await catalog.shelf()).series().map(({ id }) => id);
  const rows = await sitemapProducts.rows(db, { start, seriesIds });
  return rows.map(({ name, language, ms }) => ({
    name,
    language,
    modifiedAt: new Date(Number(ms)),
  }));
}
