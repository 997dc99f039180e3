import { sql } from "drizzle-orm";
import { Prepared } from "../../db/prepared.ts";
import type { Reader } from "./reader.ts";
import { SITEMAP_ROWS } from "./sitemap-starts.ts";

export interface MappedArticle {
  slug: string;
  typeId: string;
  modifiedAt: Date;
}

/** One part's articles, along the key from its start. With a scheduled revision an article has two rows. */
const sitemapPart = new Prepared<{ slug: string; typeId: string; ms: string }>(
  "sitemap_part",
  sql`select slug, type_id as "typeId", extract(epoch from live_from) * 1000 as ms from (
        select id, slug, type_id, live_from, live_until, no_index, dense_rank() over (order by id) as place
        from published_articles where id >= ${sql.placeholder("start")}
        order by id limit ${sql.raw(String(2 * SITEMAP_ROWS))}) part
      where place <= ${sql.raw(String(SITEMAP_ROWS))} and type_id = any(${sql.placeholder("typeIds")}::text[]) and not no_index
        and live_from <= ${sql.placeholder("now")}
        and (live_until is null or live_until > ${sql.placeholder("now")})
      order by id`,
);

/** Articles of a part that search engines may index. */
export async function readSitemapPart(
  { db, types, now }: Reader,
  start: string,
): Promise<MappedArticle[]> {
  const values = { start, typeIds: types.ids("list"), now: now.toISOString() };
  const rows = await sitemapPart.rows(db, values);
  return rows.map(({ slug, typeId, ms }) => ({ slug, typeId, modifiedAt: new Date(Number(ms)) }));
}
