import { index, pgTable, text } from "drizzle-orm/pg-core";
import { entityColumns } from "./entity-columns.ts";

/** Texts for answers to visitors. */
export const replyTemplates = pgTable(
  "reply_templates",
  {
    ...entityColumns(),
    kind: text("kind", { enum: ["comment", "message"] }).notNull(),
    language: text("language").notNull(),
    title: text("title").notNull(),
    content: text("content").notNull(),
  },
  (table) => [index("reply_templates_kind_idx").on(table.kind, table.title, table.id)],
);
