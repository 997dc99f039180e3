import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { LIST_LIMIT } from "../../db/list-of.ts";
import { queryRows } from "../../db/query-rows.ts";
import type { components } from "../../generated/schema.ts";
import { homePageTitleSql } from "../home-pages/home-page-title.ts";

export type FileUse = components["schemas"]["FileUse"];
type FileUseType = components["schemas"]["FileUseType"];

/** Title and last versions of each kind of record; kinds without versions always refer to a file now. */
const SOURCES: Record<FileUseType, SQL> = {
  article: sql`select id, title, greatest(head_version_no, 1) as head, published_version_no as published from articles`,
  articleType: sql`select id, name, head_version_no, published_version_no from article_types`,
  homePage: sql`select id, ${homePageTitleSql}, head_version_no, published_version_no
    from home_pages`,
  product: sql`select id, name, 0, null::int from products`,
  banner: sql`select id, title, 0, null::int from banners`,
  friendlyLink: sql`select id, name, 0, null::int from friendly_links`,
  quickLink: sql`select id, title, 0, null::int from quick_links`,
  recommend: sql`select recommends.id, coalesce(recommends.title, articles.title), 0, null::int
    from recommends join articles on articles.id = recommends.article_id`,
  siteSetting: sql`select id, system_name, 0, null::int from site_settings`,
  user: sql`select id, name, 0, null::int from users`,
};

/** Records that refer to a file, in whichever of its contents. */
export async function usesOf(
  db: Db,
  id: string,
  { limit, offset }: { limit: number; offset: number } = { limit: LIST_LIMIT, offset: 0 },
): Promise<FileUse[]> {
  const found = Object.entries(SOURCES).map(
    ([type, source]) => sql`
      select ${type}::text as type, record.id, record.title,
        bool_or(record.head <= reference.last_version
          or record.published between reference.first_version and reference.last_version) as current
      from (${source}) as record(id, title, head, published)
      join file_references reference on reference.record_type = ${type} and reference.record_id = record.id
      where reference.url in (select url from files where id = ${id} or replaced_by = ${id})
      group by 2, 3`,
  );
  return queryRows<FileUse>(
    db,
    sql`select type, id, title, coalesce(current, false) as current
        from (${sql.join(found, sql` union all `)}) uses
        order by array_position(array[${sql.join(
          Object.keys(SOURCES).map((type) => sql`${type}::text`),
          sql`, `,
        )}], type), title, id limit ${limit} offset ${offset}`,
  );
}

/** Numbers of uses by kind, as a refusal to delete states them. */
export function countUses(uses: readonly FileUse[]): Record<string, number> {
  const byType = Map.groupBy(uses, ({ type }) => type);
  return Object.fromEntries(Array.from(byType, ([type, those]) => [`${type}s`, those.length]));
}
