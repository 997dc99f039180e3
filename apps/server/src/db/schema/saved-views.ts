import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { components } from "../../generated/schema.ts";
import { entityColumns } from "./entity-columns.ts";
import { users } from "./users.ts";

type Schemas = components["schemas"];

/** Filters, order, page size and columns of a list under a name. */
export const savedViews = pgTable(
  "saved_views",
  {
    ...entityColumns(),
    list: text("list").$type<Schemas["ListName"]>().notNull(),
    name: text("name").notNull(),
    /** The query string of the list's address. */
    search: text("search").notNull(),
    columns: jsonb("columns").$type<Schemas["SavedViewColumns"]>(),
    /** Null for a shared view, which belongs to nobody. */
    ownerId: text("owner_id").references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [
    uniqueIndex("saved_views_name_key").on(
      table.list,
      sql`coalesce(${table.ownerId}, '')`,
      sql`lower(${table.name})`,
    ),
    index("saved_views_owner_id_idx").on(table.ownerId),
  ],
);

/** The view with which a list opens for somebody. */
export const savedViewDefaults = pgTable(
  "saved_view_defaults",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    list: text("list").$type<Schemas["ListName"]>().notNull(),
    viewId: text("view_id")
      .notNull()
      .references(() => savedViews.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.list] }),
    index("saved_view_defaults_view_id_idx").on(table.viewId),
  ],
);
