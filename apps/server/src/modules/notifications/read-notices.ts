import { and, count, desc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { pageOf } from "../../db/page-of.ts";
import { notifications } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import type { Input } from "../operation.ts";

type NoticeRow = typeof notifications.$inferSelect;

/** One page of somebody's notices, latest first. */
export async function pageNotices(
  db: Db,
  userId: string,
  query: Input<"notificationsPage">["query"],
) {
  const own = and(ofUser(userId), query.unread === true ? isNull(notifications.readAt) : undefined);
  const page = await pageOf(query, db.$count(notifications, own), (limit, offset) =>
    db
      .select()
      .from(notifications)
      .where(own)
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(limit)
      .offset(offset),
  );
  return {
    ...page,
    records: page.records.map(toNotification),
    unread: await unreadCount(db, userId),
  };
}

export async function unreadCount(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(ofUser(userId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
}

/** Marks somebody's notices as read; those of others stay as they are. */
export async function markNoticesRead(
  db: Db,
  userId: string,
  { ids = [], upTo }: Input<"notificationsRead">["body"],
  now: Date,
): Promise<void> {
  const named = ids.length === 0 ? undefined : inArray(notifications.id, ids);
  const older = upTo === undefined ? undefined : notNewerThan(userId, upTo);
  if (named === undefined && older === undefined) return;
  await db
    .update(notifications)
    .set({ readAt: now, mailDueAt: null })
    .where(and(ofUser(userId), isNull(notifications.readAt), or(named, older)));
}

function notNewerThan(userId: string, id: string) {
  return sql`(${notifications.createdAt}, ${notifications.id}) <= (
    select last.created_at, last.id from notifications last
    where last.id = ${id} and last.user_id = ${userId})`;
}

/** Deletes everybody's notices from before a date. */
export async function deleteNotices(db: Db, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, before));
}

function ofUser(userId: string) {
  return eq(notifications.userId, userId);
}

function toNotification(row: NoticeRow): components["schemas"]["Notification"] {
  const { id, kind, bizType, bizId, title, detail, actorName, place, createdAt, readAt } = row;
  return {
    id,
    kind,
    bizType,
    bizId,
    title,
    detail,
    actorName,
    place,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}
