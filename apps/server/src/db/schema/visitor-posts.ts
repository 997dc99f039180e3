import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { components } from "../../generated/schema.ts";
import { articles } from "./articles.ts";
import { entityColumns, id, timestamptz } from "./entity-columns.ts";
import { mails } from "./mails.ts";
import { users } from "./users.ts";

export interface StaffReply {
  content: string;
  at: string;
  byId: string;
  byName: string;
}

/** What comments and messages have for their handling. */
const handlingColumns = () => ({
  assigneeId: text("assignee_id").references(() => users.id, { onDelete: "set null" }),
  spamScore: integer("spam_score").notNull().default(0),
  spamReasons: jsonb("spam_reasons")
    .$type<components["schemas"]["SpamReason"][]>()
    .notNull()
    .default([]),
  /** What a moderator has decided, which counts in `spam_lessons`. */
  spamVerdict: text("spam_verdict", { enum: ["spam", "notSpam"] }),
  /** Hash of the text, to recognise it when it is sent again. */
  textKey: text("text_key"),
  address: text("address").notNull(),
  userAgent: text("user_agent").notNull(),
});

/** Comments of visitors on articles; only `approved` ones are public. Address and email never are. */
export const comments = pgTable(
  "comments",
  {
    ...entityColumns(),
    articleId: text("article_id")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    parentId: text("parent_id"),
    nickname: text("nickname").notNull(),
    email: text("email"),
    content: text("content").notNull(),
    status: text("status", { enum: ["pending", "approved", "rejected", "spam"] })
      .notNull()
      .default("pending"),
    /** Set on replies by staff. */
    staffUserId: text("staff_user_id"),
    ...handlingColumns(),
    handledAt: timestamptz("handled_at"),
  },
  (table) => [
    index("comments_article_idx").on(table.articleId, table.status, table.createdAt),
    index("comments_parent_idx").on(table.parentId),
    index("comments_status_idx").on(table.status, table.createdAt),
    index("comments_created_idx").on(table.createdAt, table.id),
    index("comments_updated_idx").on(table.updatedAt, table.id),
    index("comments_updated_by_idx").on(table.updatedBy, table.updatedAt),
    index("comments_nickname_idx").on(table.nickname, table.id),
    // The queue's order: first what nobody is assigned to.
    index("comments_queue_idx").on(
      table.status,
      sql`(${table.assigneeId} is not null)`,
      table.createdAt.desc().nullsFirst(),
    ),
    index("comments_assignee_idx").on(table.assigneeId, table.status, table.createdAt),
    index("comments_text_key_idx").on(table.textKey, table.createdAt),
  ],
);

/** Messages of visitors to the company. */
export const messages = pgTable(
  "messages",
  {
    ...entityColumns(),
    name: text("name").notNull(),
    phone: text("phone"),
    email: text("email"),
    company: text("company"),
    subject: text("subject"),
    /** The product that it asks about. No foreign key: one that comes back from the trash has its messages again. */
    productId: text("product_id"),
    content: text("content").notNull(),
    status: text("status", { enum: ["new", "processing", "closed", "spam"] })
      .notNull()
      .default("new"),
    /** The latest of its answers. */
    reply: jsonb("reply").$type<StaffReply>(),
    ...handlingColumns(),
  },
  (table) => [
    index("messages_status_idx").on(table.status, table.createdAt),
    index("messages_created_idx").on(table.createdAt, table.id),
    index("messages_updated_idx").on(table.updatedAt, table.id),
    index("messages_updated_by_idx").on(table.updatedBy, table.updatedAt),
    index("messages_name_idx").on(table.name, table.id),
    index("messages_company_idx").on(table.company, table.id),
    index("messages_queue_idx").on(
      table.status,
      sql`(${table.assigneeId} is not null)`,
      table.createdAt.desc().nullsFirst(),
    ),
    index("messages_assignee_idx").on(table.assigneeId, table.status, table.createdAt),
    index("messages_text_key_idx").on(table.textKey, table.createdAt),
  ],
);

/** What visitors were answered, one row for each answer. */
export const messageAnswers = pgTable(
  "message_answers",
  {
    id: id(),
    messageId: text("message_id")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    content: text("content").notNull(),
    /** null for a note. */
    mailTo: text("mail_to"),
    /** The mail in the outbox, which is kept as long as the answer. */
    mailId: text("mail_id").references(() => mails.id, { onDelete: "set null" }),
    createdAt: timestamptz("created_at").notNull(),
    createdBy: text("created_by").notNull(),
    createdByName: text("created_by_name").notNull(),
  },
  (table) => [
    index("message_answers_message_idx").on(table.messageId, table.createdAt, table.id),
    index("message_answers_mail_idx").on(table.mailId),
  ],
);

/** How often moderators decided that what came from a sender is spam, or is not. */
export const spamLessons = pgTable("spam_lessons", {
  /** Hash of an email address, a network or a site that is linked to; nothing else of the sender is kept. */
  key: text("key").primaryKey(),
  spam: integer("spam").notNull().default(0),
  notSpam: integer("not_spam").notNull().default(0),
  updatedAt: timestamptz("updated_at").notNull(),
});
