import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { bizTypes } from "./content-columns.ts";
import { id, timestamptz } from "./entity-columns.ts";

/** Somebody who approved, and in which node. */
export interface ApprovalDecider {
  userId: string;
  name: string;
  nodeName: string;
}

export const approvalEndReasons = [
  "edited",
  "moved",
  "flowChanged",
  "fileReplaced",
  "imported",
] as const;

export type ApprovalEndReason = (typeof approvalEndReasons)[number];

/** An approval of a version: a statement about the exact form in which it may become public. */
export const contentApprovals = pgTable(
  "content_approvals",
  {
    id: id(),
    bizType: text("biz_type", { enum: bizTypes }).notNull(),
    bizId: text("biz_id").notNull(),
    versionNo: integer("version_no").notNull(),
    /** 0 without a review, such as an import. */
    round: integer("round").notNull(),
    /** SHA-256 of what the public will see; null in approvals older than statements. */
    statement: text("statement"),
    /** The article's type, or the type's parent. */
    typeId: text("type_id").notNull(),
    /** SHA-256 of the flow that it went through; null in approvals older than statements. */
    flowHash: text("flow_hash"),
    deciders: jsonb("deciders").$type<ApprovalDecider[]>().notNull().default([]),
    createdAt: timestamptz("created_at").notNull(),
    /** When the version first becomes public; null while that is not decided. */
    liveFrom: timestamptz("live_from"),
    endedAt: timestamptz("ended_at"),
    endReason: text("end_reason", { enum: approvalEndReasons }),
  },
  (table) => [
    uniqueIndex("content_approvals_key")
      .on(table.bizType, table.bizId, table.versionNo)
      .where(sql`${table.endedAt} is null`),
  ],
);
