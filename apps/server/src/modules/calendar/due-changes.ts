import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { queryRows } from "../../db/query-rows.ts";
import type { bizTypes } from "../../db/schema/content-columns.ts";

/** What the clock alone has changed on the public site. */
export interface DueChange {
  kind: "published" | "offline" | "expired" | "released";
  bizType: (typeof bizTypes)[number] | "release";
  id: string;
  title: string;
  createdBy: string;
  /** The version that appeared or disappeared; null for a release. */
  versionNo: number | null;
  /** The release that it happened in. */
  releaseId: string | null;
}

/** What became public or disappeared by the clock after one date and up to another, in order of time. */
export async function readDueChanges(db: Db, after: Date, until: Date): Promise<DueChange[]> {
  const within = (column: SQL) =>
    sql`${column} > ${after.toISOString()}::timestamptz and ${column} <= ${until.toISOString()}::timestamptz`;
  // What somebody published by hand has no date that it was scheduled for.
  return queryRows<DueChange>(
    db,
    sql`
select kind, "bizType", id, title, "createdBy", "versionNo", "releaseId" from (
  select 'published' as kind, 'article' as "bizType", id, title, created_by as "createdBy",
    published_version_no as "versionNo", case when release_at = live_from then release_id end as "releaseId", live_from as at
  from articles where ${within(sql`live_from`)} and scheduled_at = live_from
    and status in ('scheduled', 'published') and deleted_at is null
  union all
  select 'published', 'article', id, title, created_by, next_version_no, case when release_at = next_live_from then release_id end,
    next_live_from
  from articles where ${within(sql`next_live_from`)} and next_version_no is not null
    and status in ('scheduled', 'published') and deleted_at is null
  union all
  select case when release_at = live_until then 'offline' else 'expired' end, 'article', id, title, created_by,
    coalesce(next_version_no, published_version_no), case when release_at = live_until then release_id end, live_until
  from articles where ${within(sql`live_until`)} and status in ('scheduled', 'published') and deleted_at is null
  union all
  select 'published', 'articleType', id, name, created_by, published_version_no, null, live_from
  from article_types where ${within(sql`live_from`)} and scheduled_at = live_from and status in ('scheduled', 'published')
  union all
  select 'released', 'release', id, name, created_by, null, id, released_at
  from releases where ${within(sql`released_at`)} and status = 'scheduled'
) due order by at, id`,
  );
}
