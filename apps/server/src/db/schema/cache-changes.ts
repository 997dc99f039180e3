import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./entity-columns.ts";

/**
 * Keys of responses that caches in front of the servers must drop, written by triggers in the transaction of the change
 * while a webhook wants them, and taken by the server that puts them into its outbox.
 */
export const cacheChanges = pgTable(
  "cache_changes",
  {
    position: bigint("position", { mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
    key: text("key").notNull(),
    /** What decides where lists show an article: `+` one that now is, `-` one that was; null for what is in no list. */
    listed: text("listed"),
    /** When the clock makes the change; null for what has changed already. */
    dueAt: timestamptz("due_at"),
  },
  (table) => [index("cache_changes_due_idx").on(table.dueAt)],
);
