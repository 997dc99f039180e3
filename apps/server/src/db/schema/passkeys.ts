import { bigint, boolean, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, timestamptz } from "./entity-columns.ts";
import { sessions } from "./sessions.ts";
import { users } from "./users.ts";

/** Passkeys (WebAuthn credentials). What is stored of one verifies and signs nothing. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** In Base64url, like the public key. */
    credentialId: text("credential_id").notNull().unique(),
    publicKey: text("public_key").notNull(),
    /** Signatures so far, where the authenticator counts them: a copy of it would count apart. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    /** How a browser reaches the authenticator. */
    transports: jsonb("transports").$type<string[]>().notNull(),
    synced: boolean("synced").notNull(),
    name: text("name").notNull(),
    createdAt: timestamptz("created_at").notNull(),
    lastUsedAt: timestamptz("last_used_at"),
  },
  (table) => [index("passkeys_user_id_idx").on(table.userId, table.createdAt)],
);

/** Challenges that no passkey has signed yet. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    challenge: text("challenge").primaryKey(),
    purpose: text("purpose", { enum: ["add", "signIn", "stepUp"] }).notNull(),
    /** The session that it is for; null for signing in. */
    sessionId: text("session_id").references(() => sessions.id, { onDelete: "cascade" }),
    expiresAt: timestamptz("expires_at").notNull(),
  },
  (table) => [
    index("passkey_challenges_expires_at_idx").on(table.expiresAt),
    index("passkey_challenges_session_id_idx").on(table.sessionId),
  ],
);
