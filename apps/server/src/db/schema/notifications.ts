import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, timestamptz } from "./entity-columns.ts";
import { mails } from "./mails.ts";
import { users } from "./users.ts";

/** What a notice is about; each kind has a sentence in the catalogues. */
export const noticeKinds = [
  "taskAssigned",
  "returned",
  "rejected",
  "approved",
  "readyToPublish",
  "published",
  "scheduled",
  "offline",
  "expired",
  "approvalEnded",
  "released",
  "releaseBlocked",
  "circulated",
  "reminded",
  "mention",
  "remark",
  "commentWaiting",
  "messageWaiting",
  "assigned",
  "security",
] as const;

/** What an account is notified of, written in the transaction of the event. Kept for the days of `KEEP_NOTICE_DAYS`. */
export const notifications = pgTable(
  "notifications",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: noticeKinds }).notNull(),
    bizType: text("biz_type"),
    bizId: text("biz_id"),
    /** Name of the record. */
    title: text("title").notNull(),
    /** The reason of a return, the date of a publication, a code of a security notice. */
    detail: text("detail"),
    /** Who caused it. */
    actorName: text("actor_name"),
    /** Path in the back office of the very spot. */
    place: text("place").notNull(),
    createdAt: timestamptz("created_at").notNull(),
    readAt: timestamptz("read_at"),
    /** When a mail about it is due, unless it is read before; null when none is wanted, or none any more. */
    mailDueAt: timestamptz("mail_due_at"),
    mailId: text("mail_id").references(() => mails.id, { onDelete: "set null" }),
  },
  (table) => [
    index("notifications_user_idx").on(table.userId, table.createdAt, table.id),
    index("notifications_unread_idx")
      .on(table.userId, table.kind, table.bizId)
      .where(sql`${table.readAt} is null`),
    index("notifications_record_idx")
      .on(table.bizId, table.bizType)
      .where(sql`${table.readAt} is null`),
    index("notifications_mail_due_idx")
      .on(table.mailDueAt)
      .where(sql`${table.mailDueAt} is not null`),
    index("notifications_created_at_idx").on(table.createdAt),
  ],
);

/** How an account wants to be notified by mail; one without a row gets the defaults. */
export const notificationPreferences = pgTable("notification_preferences", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  mail: text("mail", { enum: ["atOnce", "daily", "none"] })
    .notNull()
    .default("atOnce"),
  /** Of mails; null for the server's. */
  language: text("language", { enum: ["en", "zh-CN"] }),
  version: integer("version").notNull().default(1),
});
