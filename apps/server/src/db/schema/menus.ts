import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { entityColumns } from "./entity-columns.ts";

/** The web app builds its side menu and its routes from these; the root's parent is `"0"`. */
export const menus = pgTable(
  "menus",
  {
    ...entityColumns(),
    parentId: text("parent_id").notNull(),
    type: text("type", { enum: ["directory", "menu", "hidden-menu", "api", "link"] }).notNull(),
    name: text("name"),
    title: text("title").notNull(),
    icon: text("icon"),
    url: text("url"),
    component: text("component"),
    permissionCode: text("permission_code"),
    orderBy: integer("order_by").notNull().default(0),
    affix: boolean("affix").notNull().default(false),
    noCache: boolean("no_cache").notNull().default(false),
    status: text("status", { enum: ["enabled", "disabled"] })
      .notNull()
      .default("enabled"),
    activeMenu: text("active_menu"),
    badgeKey: text("badge_key", {
      enum: ["waitToHandle", "waitToRead", "pendingComments", "newMessages"],
    }),
    description: text("description"),
  },
  (table) => [
    index("menus_parent_id_idx").on(table.parentId),
    uniqueIndex("menus_name_key")
      .on(sql`lower(${table.name})`)
      .where(sql`${table.type} in ('menu', 'hidden-menu')`),
    // Two routes that differ only in their parameters' names match the same paths.
    uniqueIndex("menus_url_key")
      .on(sql`regexp_replace(${table.url}, ':[^/]+', ':', 'g')`)
      .where(sql`${table.type} in ('menu', 'hidden-menu')`),
  ],
);
