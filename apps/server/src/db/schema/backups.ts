import { bigint, index, pgTable } from "drizzle-orm/pg-core";
import { id, timestamptz } from "./entity-columns.ts";

/** Backups that were completed, so that administrators see how old the latest is. */
export const backups = pgTable(
  "backups",
  {
    id: id(),
    finishedAt: timestamptz("finished_at").notNull(),
    /** Of the archive, in bytes. */
    size: bigint("size", { mode: "number" }).notNull(),
  },
  (table) => [index("backups_finished_idx").on(table.finishedAt)],
);
