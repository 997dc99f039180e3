import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { permissions } from "./permissions.ts";
import { entityColumns } from "./entity-columns.ts";
import { menus } from "./menus.ts";

/** The built-in `admin` holds every permission, whatever its rows say. */
export const roles = pgTable(
  "roles",
  {
    ...entityColumns(),
    code: text("code").notNull(),
    name: text("name").notNull(),
    /** Normalised name (`nameKey`): names that look the same are equal. */
    nameKey: text("name_key").notNull().unique(),
    description: text("description"),
    builtIn: boolean("built_in").notNull().default(false),
    /** Its holders have to set up a second factor. */
    requireSecondFactor: boolean("require_second_factor").notNull().default(false),
    orderBy: integer("order_by").notNull().default(0),
    status: text("status", { enum: ["enabled", "disabled"] })
      .notNull()
      .default("enabled"),
  },
  (table) => [uniqueIndex("roles_code_key").on(sql`lower(${table.code})`)],
);

/** Menus that a role opens. `half` marks a parent of which only some children are chosen. */
export const roleMenus = pgTable(
  "role_menus",
  {
    roleId: text("role_id")
      .notNull()
      .references(() => roles.id, { onDelete: "cascade" }),
    menuId: text("menu_id")
      .notNull()
      .references(() => menus.id, { onDelete: "cascade" }),
    half: boolean("half").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.roleId, table.menuId] }),
    index("role_menus_menu_id_idx").on(table.menuId),
  ],
);

export const rolePermissions = pgTable(
  "role_auths",
  {
    roleId: text("role_id")
      .notNull()
      .references(() => roles.id, { onDelete: "cascade" }),
    authId: text("auth_id")
      .notNull()
      .references(() => permissions.id),
  },
  (table) => [
    primaryKey({ columns: [table.roleId, table.authId] }),
    index("role_auths_auth_id_idx").on(table.authId),
  ],
);
