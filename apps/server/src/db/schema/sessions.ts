import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, timestamptz } from "./entity-columns.ts";
import { users } from "./users.ts";

/** Stores only the hash of a token, so a copy of the database signs nobody in. */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    tokenHash: text("token_hash").notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    address: text("address").notNull(),
    userAgent: text("user_agent").notNull(),
    createdAt: timestamptz("created_at").notNull(),
    lastSeenAt: timestamptz("last_seen_at").notNull(),
    /** What the identity provider's own session ends with; null for a session that it did not begin. */
    idToken: text("id_token"),
    /** The last step-up; null before the first, when signing in counts. */
    confirmedAt: timestamptz("confirmed_at"),
    /** The roles through which it looks at the back office, until `viewAsUntil`; null for its own. */
    viewAsRoleIds: jsonb("view_as_role_ids").$type<string[]>(),
    viewAsUntil: timestamptz("view_as_until"),
    /** Idle expiry; extended by use, never past `hardExpiresAt`. */
    expiresAt: timestamptz("expires_at").notNull(),
    hardExpiresAt: timestamptz("hard_expires_at").notNull(),
  },
  (table) => [
    index("sessions_user_id_idx").on(table.userId),
    index("sessions_expires_at_idx").on(table.expiresAt),
  ],
);

/** Failed sign-ins by name and by name and address, which the lock-out counts. */
export const signInLimits = pgTable("sign_in_limits", {
  key: text("key").primaryKey(),
  failures: integer("failures").notNull(),
  /** When the count expires: the window of the failures, and of the lock. */
  until: timestamptz("until").notNull(),
});

/** Every attempt to sign in, and every sign-out. Append-only. */
const SIGN_IN_METHODS = ["password", "passwordAndCode", "passkey", "provider"] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

export const signInLogs = pgTable(
  "sign_in_logs",
  {
    id: id(),
    createdAt: timestamptz("created_at").notNull(),
    username: text("username").notNull(),
    userId: text("user_id"),
    event: text("event", { enum: ["signIn", "signOut"] }).notNull(),
    /** By what a person proved who they are; null where they did not, for a sign-out, and in entries of earlier versions. */
    method: text("method", { enum: SIGN_IN_METHODS }),
    /** null on success. */
    errorCode: text("error_code"),
    address: text("address").notNull(),
    userAgent: text("user_agent").notNull(),
    requestId: text("request_id").notNull(),
  },
  (table) => [
    index("sign_in_logs_created_at_idx").on(table.createdAt),
    index("sign_in_logs_user_idx").on(table.userId, table.createdAt),
  ],
);

/** One field before and after, as JSON text; secrets are masked. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** Who changed what: one row per write. Append-only. */
export const operationLogs = pgTable(
  "operation_logs",
  {
    id: id(),
    createdAt: timestamptz("created_at").notNull(),
    userId: text("user_id"),
    username: text("username"),
    name: text("name"),
    /** The personal access token that called; null for somebody who had signed in. */
    accessTokenName: text("access_token_name"),
    operationId: text("operation_id").notNull(),
    targetType: text("target_type").notNull(),
    targetId: text("target_id"),
    targetName: text("target_name"),
    errorCode: text("error_code"),
    changes: jsonb("changes").$type<FieldChange[]>().notNull().default([]),
    address: text("address"),
    requestId: text("request_id").notNull(),
  },
  (table) => [
    index("operation_logs_created_at_idx").on(table.createdAt),
    index("operation_logs_target_idx").on(table.targetType, table.targetId),
    index("operation_logs_user_idx").on(table.userId, table.createdAt),
    index("operation_logs_request_idx").on(table.requestId),
  ],
);
