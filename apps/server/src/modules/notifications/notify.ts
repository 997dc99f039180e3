import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { Db } from "../../db/db.ts";
import { notificationPreferences, notifications, users } from "../../db/schema/index.ts";
import type { noticeKinds } from "../../db/schema/notifications.ts";
import type { Author } from "../../db/stamp.ts";
import { mailDueAt } from "./mail-due-at.ts";

export type NoticeKind = (typeof noticeKinds)[number];

/** What a notice is about, and who gets it. */
export interface Notice {
  kind: NoticeKind;
  /** Ids of the accounts. Those that are unknown or disabled are left out, and so is `by`. */
  to: Iterable<string>;
  /** The kind of record that it is about, such as `article`, and its id. */
  bizType?: string;
  bizId?: string;
  /** The record's name. */
  title: string;
  /** What the kind's sentence adds: a reason, a date (ISO), the code of a security notice. */
  detail?: string | null | undefined;
  /** The path in the back office of the very spot that it is about: from `noticePlaces`. */
  place: string | ((userId: string) => string);
  /** Who caused it. */
  by?: Author | undefined;
  /** Adds no second notice for who has an unread one of this kind and detail about this record. */
  once?: boolean | undefined;
  now: Date;
}

const MAX_TITLE = 300;
const MAX_DETAIL = 2000;

/**
 * Notifies accounts, in the bell at once and by mail as each prefers.
 *
 * @param tx The transaction of the event: there is never one without the other.
 */
export async function notify(tx: Db, notice: Notice): Promise<void> {
  const { kind, bizType, bizId, title, detail, place, by, now } = notice;
  const ids = new Set(notice.to);
  if (by !== undefined) ids.delete(by.id);
  const people = await recipients(tx, ids, notice);
  if (people.length === 0) return;
  await tx.insert(notifications).values(
    people.map(({ userId, mail }) => ({
      id: uuidv7(),
      userId,
      kind,
      bizType: bizType ?? null,
      bizId: bizId ?? null,
      title: title.slice(0, MAX_TITLE),
      detail: detail?.slice(0, MAX_DETAIL) ?? null,
      actorName: by?.name ?? null,
      place: typeof place === "string" ? place : place(userId),
      createdAt: now,
      mailDueAt: mailDueAt(mail ?? "atOnce", now),
    })),
  );
}

async function recipients(tx: Db, ids: ReadonlySet<string>, { kind, bizId, detail, once }: Notice) {
  if (ids.size === 0) return [];
  const isUnread = tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, users.id),
        eq(notifications.kind, kind),
        eq(notifications.bizId, bizId ?? ""),
        sql`${notifications.detail} is not distinct from ${detail ?? null}::text`,
        isNull(notifications.readAt),
      ),
    );
  return tx
    .select({ userId: users.id, mail: notificationPreferences.mail })
    .from(users)
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, users.id))
    .where(
      and(
        inArray(users.id, [...ids]),
        eq(users.status, "active"),
        once ? sql`not exists ${isUnread}` : undefined,
      ),
    )
    .orderBy(users.id);
}
