import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { components } from "../../generated/schema.ts";
import { bizTypes } from "./content-columns.ts";
import { id, timestamptz } from "./entity-columns.ts";
import { reviewRounds } from "./review-rounds.ts";

/** A vote of a review node: its account or workgroup, and whose approvals it needs. */
interface TaskVote {
  of: string;
  mode: components["schemas"]["ReviewNode"]["mode"];
}

/** One person's decision in one node of a round, pending or made. */
export const tasks = pgTable(
  "tasks",
  {
    id: id(),
    bizType: text("biz_type", { enum: bizTypes }).notNull(),
    bizId: text("biz_id").notNull(),
    roundId: text("round_id")
      .notNull()
      .references(() => reviewRounds.id, { onDelete: "cascade" }),
    round: integer("round").notNull(),
    versionNo: integer("version_no").notNull(),
    nodeIndex: integer("node_index").notNull(),
    nodeName: text("node_name").notNull(),
    assigneeId: text("assignee_id").notNull(),
    assigneeName: text("assignee_name").notNull(),
    /** Handed on with the task. */
    voices: jsonb("voices").$type<TaskVote[]>().notNull().default([]),
    /** How the assignee got it: from the flow, by a transfer, or as a stand-in because nobody else was left. */
    via: text("via", { enum: ["flow", "transfer", "standIn"] })
      .notNull()
      .default("flow"),
    initiatorName: text("initiator_name").notNull(),
    /** Who passed it on: the author, or a colleague who transferred it. */
    fromUserName: text("from_user_name").notNull(),
    status: text("status", {
      enum: ["pending", "approved", "rejected", "returned", "transferred", "cancelled"],
    })
      .notNull()
      .default("pending"),
    comment: text("comment"),
    createdAt: timestamptz("created_at").notNull(),
    handledAt: timestamptz("handled_at"),
  },
  (table) => [
    index("tasks_assignee_idx").on(table.assigneeId, table.status, table.bizType, table.createdAt),
    index("tasks_handled_idx").on(table.assigneeId, table.bizType, table.handledAt, table.id),
    index("tasks_biz_idx").on(table.bizType, table.bizId),
    uniqueIndex("tasks_pending_key")
      .on(table.roundId, table.nodeIndex, table.assigneeId)
      .where(sql`${table.status} = 'pending'`),
  ],
);
