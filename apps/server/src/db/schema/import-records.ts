import { index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./entity-columns.ts";

/** A file of the other site, which stays there: nothing is downloaded. */
export interface RemoteFile {
  url: string;
  title: string;
  caption: string;
  alt: string;
}

/** Maps imported records to those here, so that a second import updates them instead of creating duplicates. */
export const importRecords = pgTable(
  "import_records",
  {
    /** Identifies the other site by its URL. */
    source: text("source").notNull(),
    kind: text("kind", { enum: ["category", "article", "comment", "attachment"] }).notNull(),
    externalId: text("external_id").notNull(),
    /** null for files, which stay where they are. */
    localId: text("local_id"),
    /** Detects that the original has changed. */
    digest: text("digest").notNull(),
    /** Only for attachments. */
    file: jsonb("file").$type<RemoteFile>(),
    /** Only for attachments: the id of their article on the other site. */
    parentExternalId: text("parent_external_id"),
    importedAt: timestamptz("imported_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.kind, table.externalId] }),
    index("import_records_local_id_idx").on(table.localId),
    index("import_records_parent_idx").on(table.source, table.parentExternalId),
  ],
);
