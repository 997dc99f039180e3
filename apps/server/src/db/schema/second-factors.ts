import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./entity-columns.ts";
import { users } from "./users.ts";

/** Authenticator apps (TOTP), one of an account at most. */
export const secondFactors = pgTable("second_factors", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** In Base32. Whoever checks codes needs it as it is. */
  secret: text("secret").notNull(),
  createdAt: timestamptz("created_at").notNull(),
  /** null while it is being set up: signing in takes no code yet. */
  confirmedAt: timestamptz("confirmed_at"),
  /** The latest time step whose code was accepted; it and earlier ones are used up. */
  lastStep: integer("last_step"),
});

/** Recovery codes that are not used yet. Only a hash of a code is stored. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
