import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { ReviewNode, articleTypeKinds } from "./article-types.ts";
import type { AttachmentRef } from "./articles.ts";
import { approvalEndReasons } from "./content-approvals.ts";
import { bizTypes } from "./content-columns.ts";
import { id, timestamptz } from "./entity-columns.ts";
import type { components } from "../../generated/schema.ts";
import type { Language } from "../../kernel/languages.ts";

/** An article's fields at one save, without its text. Dates are ISO 8601 text. */
export interface ArticleSnapshot {
  typeId: string;
  /** Absent in versions that are older than languages: then it is the record's. */
  language?: Language;
  title: string;
  subTitle: string | null;
  slug: string;
  summary: string | null;
  cover: string | null;
  coverAlt: string | null;
  coverFocus: string | null;
  images: string | null;
  videoUrl: string | null;
  attachments: AttachmentRef[];
  author: string | null;
  source: string | null;
  sourceUrl: string | null;
  keywords: string[];
  tags: string[];
  allowComment: boolean;
  isTop: boolean;
  topUntil: string | null;
  recommendPositions: string[];
  orderBy: number;
  seoTitle: string | null;
  seoDescription: string | null;
  noIndex: boolean;
  offlineAt: string | null;
}

export interface ArticleTypeSnapshot {
  parentId: string;
  /** Absent in versions that are older than languages: then it is the record's. */
  language?: Language;
  name: string;
  code: string;
  kind: (typeof articleTypeKinds)[number];
  icon: string | null;
  cover: string | null;
  description: string | null;
  redirectUrl: string | null;
  navVisible: boolean;
  allowComment: boolean;
  requireReview: boolean;
  flow: ReviewNode[];
  seoTitle: string | null;
  seoDescription: string | null;
  orderBy: number;
}

export interface HomePageSnapshot {
  language: Language;
  sections: components["schemas"]["HomePageSections"];
}

/** Whatever a version may have, by its kind of record. */
export type Snapshot = ArticleSnapshot | ArticleTypeSnapshot | HomePageSnapshot;

/** Every save of an article, article type or home page, with all fields. */
export const contentVersions = pgTable(
  "content_versions",
  {
    bizType: text("biz_type", { enum: bizTypes }).notNull(),
    bizId: text("biz_id").notNull(),
    versionNo: integer("version_no").notNull(),
    title: text("title").notNull(),
    /** Without the article's text. */
    fields: jsonb("fields").$type<Snapshot>().notNull(),
    /** The article's text; null for other kinds. */
    content: text("content"),
    /** An autosave: the same person's next save replaces it. */
    autosave: boolean("autosave").notNull().default(false),
    /** Whether a review approved it, or it needed none. */
    approved: boolean("approved").notNull().default(false),
    /** Whoever wrote any of it since the record was last public, through restored versions and copies. */
    authorIds: jsonb("author_ids").$type<string[]>().notNull().default([]),
    /** The version that it restores. */
    restoredFrom: integer("restored_from"),
    createdAt: timestamptz("created_at").notNull(),
    createdBy: text("created_by").notNull(),
    createdByName: text("created_by_name").notNull(),
  },
  (table) => [primaryKey({ columns: [table.bizType, table.bizId, table.versionNo] })],
);

/** For a circulation, its own row says when it was read. */
export interface HistoryReceiver {
  userId: string;
  name: string;
  circulationId?: string;
}

export const historyActions = [
  "create",
  "update",
  "restore",
  "submit",
  "withdraw",
  "approve",
  "reject",
  "return",
  "transfer",
  "circulate",
  "markRead",
  "publish",
  "schedule",
  "unschedule",
  "offline",
  "delete",
  "trashRestore",
  "move",
  "approvalEnd",
] as const;

/** Timeline of an article or article type: who did what, when, to which version, with which comment. Append-only. */
export const contentHistory = pgTable(
  "content_history",
  {
    id: id(),
    bizType: text("biz_type", { enum: bizTypes }).notNull(),
    bizId: text("biz_id").notNull(),
    action: text("action", { enum: historyActions }).notNull(),
    versionNo: integer("version_no").notNull(),
    /** 0 outside of a round. */
    round: integer("round").notNull().default(0),
    nodeName: text("node_name"),
    comment: text("comment"),
    /** Why an approval ended. */
    reason: text("reason", { enum: approvalEndReasons }),
    /** Readers of a circulation, the new assignee of a transfer. */
    receivers: jsonb("receivers").$type<HistoryReceiver[]>().notNull().default([]),
    scheduledAt: timestamptz("scheduled_at"),
    createdAt: timestamptz("created_at").notNull(),
    actorId: text("actor_id").notNull(),
    actorName: text("actor_name").notNull(),
  },
  (table) => [index("content_history_biz_idx").on(table.bizType, table.bizId, table.createdAt)],
);
