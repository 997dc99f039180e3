import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { bizTypes } from "./content-columns.ts";
import { id, timestamptz } from "./entity-columns.ts";

/** What was sent to somebody to read, and when they read it. */
export const circulations = pgTable(
  "circulations",
  {
    id: id(),
    bizType: text("biz_type", { enum: bizTypes }).notNull(),
    bizId: text("biz_id").notNull(),
    versionNo: integer("version_no").notNull(),
    round: integer("round").notNull(),
    fromUserId: text("from_user_id").notNull(),
    fromUserName: text("from_user_name").notNull(),
    receiverId: text("receiver_id").notNull(),
    receiverName: text("receiver_name").notNull(),
    comment: text("comment"),
    createdAt: timestamptz("created_at").notNull(),
    /** By when the sender wants it read. */
    dueAt: timestamptz("due_at"),
    /** The last reminder. */
    remindedAt: timestamptz("reminded_at"),
    readAt: timestamptz("read_at"),
  },
  (table) => [
    index("circulations_receiver_idx").on(
      table.receiverId,
      table.bizType,
      table.readAt,
      table.createdAt,
    ),
    index("circulations_biz_idx").on(table.bizType, table.bizId),
  ],
);
