import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { entityColumns } from "./entity-columns.ts";
import { menus } from "./menus.ts";

/** The contract's operations refer to permissions by `code`. */
export const permissions = pgTable(
  "auths",
  {
    ...entityColumns(),
    code: text("code").notNull(),
    name: text("name").notNull(),
    menuId: text("menu_id").references(() => menus.id, { onDelete: "set null" }),
    action: text("action").notNull(),
    httpMethod: text("http_method", { enum: ["GET", "POST", "PUT", "DELETE"] }),
    apiPath: text("api_path"),
    description: text("description"),
    orderBy: integer("order_by").notNull().default(0),
    status: text("status", { enum: ["enabled", "disabled"] })
      .notNull()
      .default("enabled"),
  },
  (table) => [
    uniqueIndex("auths_code_key").on(sql`lower(${table.code})`),
    index("auths_menu_id_idx").on(table.menuId),
  ],
);
