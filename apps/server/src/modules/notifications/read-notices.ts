import { and, count, desc, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { pageOf } from "../../db/page-of.ts";
import { notifications } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import type { Input } from "../operation.ts";

type NoticeRow = typeof notifications.$inferSelect;

const day = 86_400_000;
/** How long notices are kept. */
export const RETENTION_MS = 90 * day;

/** One page of somebody's notices, latest first. */
export async function pageNotices(
  db: Db,
  userId: string,
  query: Input<"notificationsPage">["query"],
  now: Date,
) {
  const own = and(
    ofUser(userId, now),
    query.unread === true ? isNull(notifications.readAt) : undefined,
  );
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
    unread: await unreadCount(db, userId, now),
  };
}

export async function unreadCount(db: Db, userId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(ofUser(userId, now), isNull(notifications.readAt)));
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
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), or(named, older)));
}

function notNewerThan(userId: string, id: string) {
  return sql`(${notifications.createdAt}, ${notifications.id}) <= (
    select last.created_at, last.id from notifications last
    where last.id = ${id} and last.user_id = ${userId})`;
}

/** Deletes notices that are no longer kept. */
export async function forgetOldNotices(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - RETENTION_MS);
  await db.delete(notifications).where(lte(notifications.createdAt, oldest));
}

function ofUser(userId: string, now: Date) {
  return and(
    eq(notifications.userId, userId),
    gt(notifications.createdAt, new Date(now.getTime() - RETENTION_MS)),
  );
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
