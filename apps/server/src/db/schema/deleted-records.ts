import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./entity-columns.ts";

/** Rows by the name of their table, as JSON. */
export type DeletedRows = Record<string, Record<string, unknown>[]>;

/** Deleted records that can be restored: their rows, whole, with those that were deleted with them. */
export const deletedRecords = pgTable(
  "deleted_records",
  {
    /** Id of the record. */
    id: text("id").primaryKey(),
    /** The tag of its operations. */
    kind: text("kind").notNull(),
    name: text("name").notNull(),
    rows: jsonb("rows").$type<DeletedRows>().notNull(),
    deletedAt: timestamptz("deleted_at").notNull(),
    deletedBy: text("deleted_by").notNull(),
    deletedByName: text("deleted_by_name").notNull(),
  },
  (table) => [index("deleted_records_deleted_at_idx").on(table.deletedAt)],
);
