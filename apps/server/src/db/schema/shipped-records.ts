import { pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./entity-columns.ts";

/**
 * What a program brought to this site once, by the keys of `seed/shipped-keys.ts`. What administrators remove since
 * stays in here, so that no start brings it back.
 */
export const shippedRecords = pgTable("shipped_records", {
  key: text("key").primaryKey(),
  createdAt: timestamptz("created_at").notNull(),
});
