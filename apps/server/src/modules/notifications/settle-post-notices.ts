import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { markSettled } from "./settle-notices.ts";

/**
 * Marks notices about comments as read once there is nothing left to do about them, whoever did it: no comment waits on
 * the article any more, or the one that was assigned is decided, deleted or somebody else's.
 *
 * @param tx The transaction that changed them, after it has recounted the articles' comments: of two that decide the last
 *   ones, the second then sees what the first did.
 */
export async function settleCommentNotices(
  tx: Db,
  comments: readonly { id: string; articleId: string }[],
  now: Date,
): Promise<void> {
  const ids = comments.map(({ id }) => id);
  const articleIds = [...new Set(comments.map(({ articleId }) => articleId))];
  if (ids.length === 0) return;
  await settle(
    tx,
    sql`n.kind = 'commentWaiting' and n.biz_type = 'article' and n.biz_id in ${articleIds}
        and not exists (select 1 from comments c where c.article_id = n.biz_id and c.status = 'pending')
      or n.kind = 'assigned' and n.biz_type = 'comment' and n.biz_id in ${ids}
        and not exists (select 1 from comments c
          where c.id = n.biz_id and c.status = 'pending' and c.assignee_id = n.user_id)`,
    now,
  );
}

/** Marks notices about messages as read once somebody deals with them, or, where one was assigned, is done with it. */
export async function settleMessageNotices(
  tx: Db,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await settle(
    tx,
    sql`n.biz_type = 'message' and n.biz_id in ${ids} and case n.kind
      when 'messageWaiting' then not exists (select 1 from messages m where m.id = n.biz_id and m.status = 'new')
      when 'assigned' then not exists (select 1 from messages m
        where m.id = n.biz_id and m.status in ('new', 'processing') and m.assignee_id = n.user_id)
      else false end`,
    now,
  );
}

async function settle(tx: Db, isSettled: SQL, now: Date): Promise<void> {
  const settled = sql`select n.id from notifications n where n.read_at is null and (${isSettled})`;
  await markSettled(tx, settled, now);
}
