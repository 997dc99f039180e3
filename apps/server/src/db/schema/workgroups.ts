import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { entityColumns } from "./entity-columns.ts";
import { users } from "./users.ts";

/** People who review or are informed together. */
export const workgroups = pgTable(
  "workgroups",
  {
    ...entityColumns(),
    name: text("name").notNull(),
    /** Normalised name (`nameKey`). */
    nameKey: text("name_key").notNull().unique(),
    code: text("code").notNull(),
    description: text("description"),
    leaderId: text("leader_id").references(() => users.id, { onDelete: "set null" }),
    reviewMode: text("review_mode", { enum: ["any", "all"] })
      .notNull()
      .default("any"),
    orderBy: integer("order_by").notNull().default(0),
    status: text("status", { enum: ["enabled", "disabled"] })
      .notNull()
      .default("enabled"),
  },
  (table) => [uniqueIndex("workgroups_code_key").on(sql`lower(${table.code})`)],
);

/** Each account at most once. */
export const workgroupMembers = pgTable(
  "workgroup_members",
  {
    ...entityColumns(),
    workgroupId: text("workgroup_id")
      .notNull()
      .references(() => workgroups.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    memberRole: text("member_role", { enum: ["leader", "member"] })
      .notNull()
      .default("member"),
    orderBy: integer("order_by").notNull().default(0),
  },
  (table) => [
    uniqueIndex("workgroup_members_key").on(table.workgroupId, table.userId),
    index("workgroup_members_user_id_idx").on(table.userId),
  ],
);
