import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { components } from "../../generated/schema.ts";
import { articles } from "./articles.ts";
import { entityColumns, timestamptz } from "./entity-columns.ts";

type Schemas = components["schemas"];

/** Remarks of colleagues on an article, each a thread with its replies. Never deleted while the article exists. */
export const articleRemarks = pgTable(
  "article_remarks",
  {
    ...entityColumns(),
    articleId: text("article_id")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    versionNo: integer("version_no").notNull(),
    /** 0 outside of one. */
    round: integer("round").notNull(),
    field: text("field").$type<Schemas["RemarkField"]>().notNull(),
    passage: jsonb("passage").$type<Schemas["Passage"]>(),
    text: text("text").notNull(),
    mentions: jsonb("mentions").$type<Schemas["Mention"][]>().notNull().default([]),
    replies: jsonb("replies").$type<Schemas["RemarkReply"][]>().notNull().default([]),
    status: text("status", { enum: ["open", "resolved"] })
      .notNull()
      .default("open"),
    resolvedAt: timestamptz("resolved_at"),
    resolvedByName: text("resolved_by_name"),
    suggestion: text("suggestion"),
    suggestionStatus: text("suggestion_status", { enum: ["open", "accepted", "dismissed"] })
      .notNull()
      .default("open"),
    decidedAt: timestamptz("decided_at"),
    decidedBy: text("decided_by"),
    decidedByName: text("decided_by_name"),
    /** The version that an accepted suggestion became part of; null until its text is saved. */
    acceptedVersionNo: integer("accepted_version_no"),
  },
  (table) => [
    index("article_remarks_article_id_idx").on(table.articleId, table.createdAt, table.id),
    index("article_remarks_accepted_idx")
      .on(table.articleId, table.decidedBy)
      .where(sql`${table.suggestionStatus} = 'accepted'`),
  ],
);
