import { bigint, pgTable, text } from "drizzle-orm/pg-core";

/**
 * The chain over the operation log: each entry has one seal, whose hash covers the entry and the seal before it. Append-only
 * but for retention, which leaves the seal before the first entry that is kept.
 */
export const operationLogSeals = pgTable("operation_log_seals", {
  /** From 1, without gaps. */
  position: bigint("position", { mode: "number" }).primaryKey(),
  entryId: text("entry_id").notNull().unique(),
  /** SHA-256 in hexadecimal digits. */
  hash: text("hash").notNull(),
});

/** How far the operation log has been sent on to `AUDIT_SINK`. */
export const auditSinkProgress = pgTable("audit_sink_progress", {
  /** The address of the sink. Another one begins with the first entry. */
  sink: text("sink").primaryKey(),
  position: bigint("position", { mode: "number" }).notNull(),
});
