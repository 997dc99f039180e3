import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { entityColumns } from "./entity-columns.ts";

/** Dictionaries: named lists of values with labels, for every choice a screen shows. */
export const dicts = pgTable("dicts", {
  ...entityColumns(),
  code: text("code").notNull().unique(),
  /** The code in camelCase, which the web app uses as its name, so it must be unique too. */
  codeKey: text("code_key").notNull().unique(),
  name: text("name").notNull(),
  description: text("description"),
  system: boolean("system").notNull().default(false),
  orderBy: integer("order_by").notNull().default(0),
  status: text("status", { enum: ["enabled", "disabled"] })
    .notNull()
    .default("enabled"),
});

export const dictItems = pgTable(
  "dict_items",
  {
    ...entityColumns(),
    dictId: text("dict_id")
      .notNull()
      .references(() => dicts.id, { onDelete: "cascade" }),
    label: text("label").notNull(),
    value: text("value").notNull(),
    color: text("color", {
      enum: ["neutral", "accent", "info", "success", "warning", "danger"],
    }),
    isDefault: boolean("is_default").notNull().default(false),
    orderBy: integer("order_by").notNull().default(0),
    status: text("status", { enum: ["enabled", "disabled"] })
      .notNull()
      .default("enabled"),
    description: text("description"),
  },
  (table) => [
    uniqueIndex("dict_items_value_key").on(table.dictId, table.value),
    uniqueIndex("dict_items_default_key")
      .on(table.dictId)
      .where(sql`${table.isDefault}`),
  ],
);
