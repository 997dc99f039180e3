import { sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { Db } from "../../db/db.ts";
import { Prepared } from "../../db/prepared.ts";
import type { notificationPreferences } from "../../db/schema/index.ts";
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
  const receivers = people.map(({ userId, mail }) => ({
    id: uuidv7(),
    userId,
    place: typeof place === "string" ? place : place(userId),
    mailDueAt: mailDueAt(mail ?? "atOnce", now),
  }));
  await addNotices.rows(tx, {
    receivers: JSON.stringify(receivers),
    kind,
    bizType: bizType ?? null,
    bizId: bizId ?? null,
    title: title.slice(0, MAX_TITLE),
    detail: detail?.slice(0, MAX_DETAIL) ?? null,
    actorName: by?.name ?? null,
    now: now.toISOString(),
  });
}

const value = sql.placeholder;
const addNotices = new Prepared<never>(
  "add_notices",
  sql`
insert into notifications (id, user_id, kind, biz_type, biz_id, title, detail, actor_name, place, created_at, mail_due_at)
select receivers.id, receivers."userId", ${value("kind")}, ${value("bizType")}, ${value("bizId")}, ${value("title")},
  ${value("detail")}, ${value("actorName")}, receivers.place, ${value("now")}::timestamptz, receivers."mailDueAt"
from jsonb_to_recordset(${value("receivers")}::jsonb)
  as receivers (id text, "userId" text, place text, "mailDueAt" timestamptz)`,
);

async function recipients(
  tx: Db,
  ids: ReadonlySet<string>,
  { kind, bizId = "", detail = null, once = false }: Notice,
): Promise<Recipient[]> {
  if (ids.size === 0) return [];
  return toNotify.rows(tx, { ids: [...ids], kind, bizId, detail, once });
}

interface Recipient {
  userId: string;
  mail: (typeof notificationPreferences.$inferSelect)["mail"] | null;
}

const toNotify = new Prepared<Recipient>(
  "recipients_of_notice",
  sql`
select users.id as "userId", preferences.mail
from users left join notification_preferences preferences on preferences.user_id = users.id
where users.id = any(${sql.placeholder("ids")}::text[]) and users.status = 'active'
  and (not ${sql.placeholder("once")}::boolean or not exists (
    select from notifications
    where user_id = users.id and kind = ${sql.placeholder("kind")} and biz_id = ${sql.placeholder("bizId")}
      and detail is not distinct from ${sql.placeholder("detail")}::text and read_at is null))
order by users.id`,
);
