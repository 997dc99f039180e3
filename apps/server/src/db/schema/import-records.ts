import { index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./entity-columns.ts";

/** What is known of a file of the other site. It stays there: nothing is fetched. */
export interface RemoteFile {
  url: string;
  title: string;
  caption: string;
  alt: string;
}

/** Which record of ours an imported one became: running an import again finds it here instead of doubling it. */
export const importRecords = pgTable(
  "import_records",
  {
    /** The other site, such as its address. */
    source: text("source").notNull(),
    kind: text("kind", { enum: ["category", "article", "comment", "attachment"] }).notNull(),
    externalId: text("external_id").notNull(),
    /** Null for files: they stay where they are. */
    localId: text("local_id"),
    /** Digest of what was imported; a changed original is told by it. */
    digest: text("digest").notNull(),
    /** Only for attachments. */
    file: jsonb("file").$type<RemoteFile>(),
    /** Only for attachments: the article it was uploaded for, by its id on the other site. */
    parentExternalId: text("parent_external_id"),
    importedAt: moment("imported_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.kind, table.externalId] }),
    index("import_records_local_id_idx").on(table.localId),
    index("import_records_parent_idx").on(table.source, table.parentExternalId),
  ],
);
