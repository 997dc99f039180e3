import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { articles } from "./articles.ts";
import { entityColumns, timestamptz } from "./entity-columns.ts";

export interface StaffReply {
  content: string;
  at: string;
  byId: string;
  byName: string;
}

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
    address: text("address").notNull(),
    userAgent: text("user_agent").notNull(),
    handledAt: timestamptz("handled_at"),
  },
  (table) => [
    index("comments_article_idx").on(table.articleId, table.status, table.createdAt),
    index("comments_parent_idx").on(table.parentId),
    index("comments_status_idx").on(table.status, table.createdAt),
    index("comments_created_idx").on(table.createdAt, table.id),
    index("comments_updated_idx").on(table.updatedAt, table.id),
    index("comments_nickname_idx").on(table.nickname, table.id),
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
    content: text("content").notNull(),
    status: text("status", { enum: ["new", "processing", "closed", "spam"] })
      .notNull()
      .default("new"),
    reply: jsonb("reply").$type<StaffReply>(),
    address: text("address").notNull(),
    userAgent: text("user_agent").notNull(),
  },
  (table) => [
    index("messages_status_idx").on(table.status, table.createdAt),
    index("messages_created_idx").on(table.createdAt, table.id),
    index("messages_updated_idx").on(table.updatedAt, table.id),
    index("messages_name_idx").on(table.name, table.id),
    index("messages_company_idx").on(table.company, table.id),
  ],
);
