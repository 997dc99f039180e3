import { pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./entity-columns.ts";
import { users } from "./users.ts";

/** The one unused link with which a person chooses a password. Only the hash of its token is stored. */
export const passwordLinks = pgTable("password_links", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** null while its mail waits: the token is made when that is sent. */
  tokenHash: text("token_hash").unique(),
  /** Who made it; null for links of earlier versions. */
  createdBy: text("created_by"),
  createdAt: timestamptz("created_at").notNull(),
  expiresAt: timestamptz("expires_at").notNull(),
});
