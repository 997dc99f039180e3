import { isNull } from "drizzle-orm";
import { bigint, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { entityColumns, timestamptz } from "./entity-columns.ts";

/** Uploaded files. The bytes are below the upload folder at `path`, a name that the server generates. */
export const files = pgTable(
  "files",
  {
    ...entityColumns(),
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
    /** Proposed where the file is used. */
    alt: text("alt"),
    /** Such as `50% 20%`; null for the middle. */
    focalPoint: text("focal_point"),
    /** Id of the file whose earlier content this is; null for a file of the library. */
    replacedBy: text("replaced_by"),
    /** Since when it is listed as one that nothing refers to; null while something does. */
    unusedSince: timestamptz("unused_since"),
  },
  (table) => [
    index("files_sha256_idx").on(table.sha256),
    index("files_created_idx").on(table.createdAt, table.id).where(isNull(table.replacedBy)),
    index("files_replaced_by_idx").on(table.replacedBy),
  ],
);

export const fileUseTypes = [
  "article",
  "articleType",
  "homePage",
  "product",
  "banner",
  "friendlyLink",
  "quickLink",
  "recommend",
  "siteSetting",
  "user",
] as const;

/**
 * Which records refer to which files, maintained by triggers of the records' tables. An article refers to what any of
 * its versions does; the range of versions is where, and right at its ends.
 */
export const fileReferences = pgTable(
  "file_references",
  {
    url: text("url").notNull(),
    recordType: text("record_type", { enum: fileUseTypes }).notNull(),
    recordId: text("record_id").notNull(),
    /** 0 for records without versions. */
    firstVersion: integer("first_version").notNull().default(0),
    lastVersion: integer("last_version").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.url, table.recordType, table.recordId] }),
    index("file_references_record_idx").on(table.recordType, table.recordId),
  ],
);
