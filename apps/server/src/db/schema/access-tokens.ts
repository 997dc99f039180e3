import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, timestamptz } from "./entity-columns.ts";
import { users } from "./users.ts";

/** Personal access tokens, with which programs call in an account's name. Only the hash of a token is stored. */
export const accessTokens = pgTable(
  "access_tokens",
  {
    id: id(),
    tokenHash: text("token_hash").notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** Codes of permissions. */
    scopes: jsonb("scopes").$type<string[]>().notNull(),
    createdAt: timestamptz("created_at").notNull(),
    expiresAt: timestamptz("expires_at").notNull(),
    /** To the minute. */
    lastUsedAt: timestamptz("last_used_at"),
  },
  (table) => [index("access_tokens_user_id_idx").on(table.userId, table.createdAt)],
);
