import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { entityColumns } from "./entity-columns.ts";

/** A tree of companies, departments and teams; the root's parent is `"0"`. */
export const orgs = pgTable(
  "orgs",
  {
    ...entityColumns(),
    parentId: text("parent_id").notNull(),
    name: text("name").notNull(),
    code: text("code").notNull(),
    type: text("type", { enum: ["company", "department", "team"] }).notNull(),
    leaderId: text("leader_id"),
    phone: text("phone"),
    email: text("email"),
    orderBy: integer("order_by").notNull().default(0),
    status: text("status", { enum: ["enabled", "disabled"] })
      .notNull()
      .default("enabled"),
  },
  (table) => [
    uniqueIndex("orgs_code_key").on(sql`lower(${table.code})`),
    index("orgs_parent_id_idx").on(table.parentId),
  ],
);
