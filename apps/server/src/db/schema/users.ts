import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { entityColumns, timestamptz } from "./entity-columns.ts";
import { orgs } from "./orgs.ts";
import { roles } from "./roles.ts";

/** Staff accounts. `passwordHash` never leaves the server. */
export const users = pgTable(
  "users",
  {
    ...entityColumns(),
    username: text("username").notNull().unique(),
    name: text("name").notNull(),
    passwordHash: text("password_hash").notNull(),
    email: text("email"),
    /** Whether the account's owner set the address and has not shown that it is theirs: it links nobody. */
    emailClaimed: boolean("email_claimed").notNull().default(false),
    mobile: text("mobile"),
    avatar: text("avatar"),
    gender: text("gender"),
    orgId: text("org_id").references(() => orgs.id),
    jobTitle: text("job_title"),
    programId: text("program_id"),
    status: text("status", { enum: ["active", "disabled"] })
      .notNull()
      .default("active"),
    mustChangePassword: boolean("must_change_password").notNull().default(false),
    /** Until when a password that somebody else knows signs in; null for one that its owner chose. */
    passwordUntil: timestamptz("password_until"),
    lastLoginAt: timestamptz("last_login_at"),
    /** Until when it signs in by itself where only the identity provider does; the operator's way back in. */
    localSignInUntil: timestamptz("local_sign_in_until"),
    remark: text("remark"),
  },
  (table) => [
    uniqueIndex("users_email_key").on(sql`lower(${table.email})`),
    uniqueIndex("users_mobile_key").on(table.mobile),
    index("users_org_id_idx").on(table.orgId),
    index("users_program_id_idx").on(table.programId),
  ],
);

export const userRoles = pgTable(
  "user_roles",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    roleId: text("role_id")
      .notNull()
      .references(() => roles.id),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.roleId] }),
    index("user_roles_role_id_idx").on(table.roleId),
  ],
);
