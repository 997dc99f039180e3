import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./entity-columns.ts";

/**
 * Calls that clients have made in a window of time, of all servers together. The table is unlogged: counting writes
 * nothing ahead to disk, and a crash of the database begins all windows anew.
 */
export const rateLimits = pgTable(
  "rate_limits",
  {
    /** A hash of the kind of call and the client's address. */
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    endsAt: timestamptz("ends_at").notNull(),
  },
  (table) => [index("rate_limits_ends_at_idx").on(table.endsAt)],
);
