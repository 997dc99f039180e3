import { integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { components } from "../../generated/schema.ts";
import { contentColumns } from "./content-columns.ts";
import { entityColumns } from "./entity-columns.ts";
import { languageColumn } from "./language-columns.ts";

type Sections = components["schemas"]["HomePageSections"];

/** The home page of each language as last saved. */
export const homePages = pgTable(
  "home_pages",
  {
    ...entityColumns(),
    ...contentColumns(),
    language: languageColumn(),
    sections: jsonb("sections").$type<Sections>().notNull().default([]),
  },
  (table) => [uniqueIndex("home_pages_language_key").on(table.language)],
);

/** Home pages as the public sees them. */
export const publishedHomePages = pgTable(
  "published_home_pages",
  {
    id: text("id")
      .primaryKey()
      .references(() => homePages.id, { onDelete: "cascade" }),
    language: languageColumn(),
    sections: jsonb("sections").$type<Sections>().notNull(),
    versionNo: integer("version_no").notNull(),
  },
  (table) => [uniqueIndex("published_home_pages_language_key").on(table.language)],
);
