import { sql, type Placeholder, type SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { Prepared } from "../../db/prepared.ts";
import type { bizTypes } from "../../db/schema/content-columns.ts";

type BizType = (typeof bizTypes)[number];

/**
 * Marks notices about a record as read once there is nothing left to do about them, whoever did it: tasks that are
 * decided, what was published or lost its approval, what was read, what was submitted again. No mail about them follows.
 *
 * @param tx The transaction that settled them.
 */
export async function settleNotices(
  tx: Db,
  bizType: BizType,
  bizId: string,
  now: Date,
): Promise<void> {
  await settling[bizType].rows(tx, { bizId, now: now.toISOString() });
}

// Every step of the workflow runs one of these.
const settling: Record<BizType, Prepared<never>> = {
  article: settlingOf("article"),
  articleType: settlingOf("articleType"),
  homePage: settlingOf("homePage"),
};

function settlingOf(bizType: BizType): Prepared<never> {
  const bizId = sql.placeholder("bizId");
  const record =
    bizType === "article"
      ? sql`select review_status, approved_version_no, published_version_no, next_version_no, deleted_at from articles`
      : sql`select review_status, approved_version_no, published_version_no, null::int as next_version_no,
              null::timestamptz as deleted_at from ${sql.raw(bizType === "articleType" ? "article_types" : "home_pages")}`;
  const settled = sql`
      with record as (${record} where id = ${bizId})
      select n.id from notifications n left join record on true
      where n.biz_type = ${bizType} and n.biz_id = ${bizId} and n.read_at is null and case n.kind
        when 'taskAssigned' then not exists (select 1 from tasks t
          where t.biz_type = ${bizType} and t.biz_id = ${bizId} and t.status = 'pending' and strpos(n.place, t.id) > 0)
        when 'circulated' then not exists (${unread(bizType, bizId)})
        when 'reminded' then not exists (${unread(bizType, bizId)})
        when 'readyToPublish' then record.approved_version_no is null or record.deleted_at is not null
          or record.approved_version_no is not distinct from record.published_version_no
          or record.approved_version_no is not distinct from record.next_version_no
        when 'returned' then record.review_status is distinct from 'returned'
        when 'rejected' then record.review_status is distinct from 'rejected'
        else false end`;
  const statement = markingAsRead(settled, sql.placeholder("now"));
  return new Prepared(`settle_notices_${bizType}`, statement);
}

/**
 * Marks notices as read, whether a mail about them was due or not.
 *
 * @param settled Selects the ids of notices, `n`.
 */
export async function markSettled(tx: Db, settled: SQL, now: Date): Promise<void> {
  await tx.execute(markingAsRead(settled, now.toISOString()));
}

/** In the order in which mails are composed, so that neither waits for the other. */
function markingAsRead(settled: SQL, now: string | Placeholder): SQL {
  return sql`
    with settled as (${settled} order by n.user_id, n.created_at, n.id for update of n)
    update notifications set read_at = ${now}::timestamptz, mail_due_at = null
    from settled where settled.id = notifications.id`;
}

function unread(bizType: BizType, bizId: Placeholder) {
  return sql`select 1 from circulations c where c.biz_type = ${bizType} and c.biz_id = ${bizId}
    and c.receiver_id = n.user_id and c.read_at is null`;
}
