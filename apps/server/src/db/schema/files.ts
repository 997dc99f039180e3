import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, moment } from "./entity-columns.ts";

/** Uploaded files. The bytes lie under the upload folder at `path`, a name of the server's own. */
export const files = pgTable(
  "files",
  {
    id: id(),
    /** The file's own name, for people and downloads. */
    name: text("name").notNull(),
    /** Relative path below the upload folder, with slashes. */
    path: text("path").notNull().unique(),
    url: text("url").notNull().unique(),
    size: bigint("size", { mode: "number" }).notNull(),
    mimeType: text("mime_type").notNull(),
    sha256: text("sha256").notNull(),
    width: integer("width"),
    height: integer("height"),
    createdAt: moment("created_at").notNull(),
    createdBy: text("created_by").notNull(),
    createdByName: text("created_by_name").notNull(),
  },
  (table) => [index("files_sha256_idx").on(table.sha256)],
);
