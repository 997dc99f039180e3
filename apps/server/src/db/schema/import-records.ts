import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./entity-columns.ts";

/** Which record of ours an imported one became: running an import again finds it here instead of doubling it. */
export const importRecords = pgTable(
  "import_records",
  {
    /** The other site, such as its address. */
    source: text("source").notNull(),
    kind: text("kind", { enum: ["category", "article", "comment", "attachment"] }).notNull(),
    externalId: text("external_id").notNull(),
    localId: text("local_id").notNull(),
    /** Digest of what was imported; a changed original is told by it. */
    digest: text("digest").notNull(),
    importedAt: moment("imported_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.kind, table.externalId] }),
    index("import_records_local_id_idx").on(table.localId),
  ],
);
