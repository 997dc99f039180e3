import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { ReviewNode } from "./article-types.ts";
import { bizTypes } from "./content-columns.ts";
import { id, timestamptz } from "./entity-columns.ts";

/** One version on its way through the nodes of a flow, which is copied so that later changes do not affect it. */
export const reviewRounds = pgTable(
  "review_rounds",
  {
    id: id(),
    bizType: text("biz_type", { enum: bizTypes }).notNull(),
    bizId: text("biz_id").notNull(),
    round: integer("round").notNull(),
    versionNo: integer("version_no").notNull(),
    flow: jsonb("flow").$type<ReviewNode[]>().notNull(),
    nodeIndex: integer("node_index").notNull().default(0),
    status: text("status", {
      enum: ["running", "approved", "rejected", "returned", "withdrawn"],
    })
      .notNull()
      .default("running"),
    /** Authors of the version: none of them decides. */
    authorIds: jsonb("author_ids").$type<string[]>().notNull().default([]),
    initiatorId: text("initiator_id").notNull(),
    initiatorName: text("initiator_name").notNull(),
    /** What was said when it was submitted. */
    comment: text("comment"),
    startedAt: timestamptz("started_at").notNull(),
    endedAt: timestamptz("ended_at"),
  },
  (table) => [
    uniqueIndex("review_rounds_key").on(table.bizType, table.bizId, table.round),
    // One open round per item, whatever the code does.
    uniqueIndex("review_rounds_open_key")
      .on(table.bizType, table.bizId)
      .where(sql`${table.status} = 'running'`),
    index("review_rounds_initiator_idx").on(table.initiatorId, table.bizId),
    index("review_rounds_started_idx").on(table.startedAt),
  ],
);
