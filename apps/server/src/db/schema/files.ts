import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, timestamptz } from "./entity-columns.ts";

/** Uploaded files. The bytes are below the upload folder at `path`, a name that the server generates. */
export const files = pgTable(
  "files",
  {
    id: id(),
    /** The original name, for people and downloads. */
    name: text("name").notNull(),
    /** Relative to the upload folder, with slashes. */
    path: text("path").notNull().unique(),
    url: text("url").notNull().unique(),
    size: bigint("size", { mode: "number" }).notNull(),
    mimeType: text("mime_type").notNull(),
    sha256: text("sha256").notNull(),
    width: integer("width"),
    height: integer("height"),
    createdAt: timestamptz("created_at").notNull(),
    createdBy: text("created_by").notNull(),
    createdByName: text("created_by_name").notNull(),
  },
  (table) => [index("files_sha256_idx").on(table.sha256)],
);
