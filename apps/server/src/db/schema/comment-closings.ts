import { index, pgTable, text } from "drizzle-orm/pg-core";
import { articles } from "./articles.ts";
import { entityColumns, timestamptz } from "./entity-columns.ts";

/** When articles stop taking comments, where somebody has set it. Of no version and no approval. */
export const commentClosings = pgTable(
  "comment_closings",
  {
    ...entityColumns(),
    /** The article's. */
    id: text("id")
      .primaryKey()
      .references(() => articles.id, { onDelete: "cascade" }),
    rule: text("rule", { enum: ["default", "open", "closed", "date"] }).notNull(),
    /** Set by `closed` and `date`. */
    closesAt: timestamptz("closes_at"),
  },
  (table) => [index("comment_closings_closes_idx").on(table.closesAt)],
);
