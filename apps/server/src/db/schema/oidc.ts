import { pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { timestamptz } from "./entity-columns.ts";
import { users } from "./users.ts";

/** Who accounts are at identity providers. A provider never gives a subject to somebody else. */
export const oidcIdentities = pgTable(
  "oidc_identities",
  {
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamptz("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    uniqueIndex("oidc_identities_user_id_idx").on(table.userId, table.issuer),
  ],
);

/** Attempts to sign in that have not come back from the identity provider. */
export const oidcAttempts = pgTable("oidc_attempts", {
  /** Hash of the state, which is in addresses. */
  stateHash: text("state_hash").primaryKey(),
  /** Hash of the cookie of the browser that began it. */
  browserHash: text("browser_hash").notNull(),
  nonce: text("nonce").notNull(),
  /** Of PKCE. */
  codeVerifier: text("code_verifier").notNull(),
  expiresAt: timestamptz("expires_at").notNull(),
});
