import { index, pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./entity-columns.ts";

/** Replies to calls with an `Idempotency-Key`, for those that come again. Neither the key nor the input can be read. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** Hash of owner, operation and key. */
    id: text("id").primaryKey(),
    /** An account, or a visitor's address. */
    owner: text("owner").notNull(),
    /** Hash of the input. */
    fingerprint: text("fingerprint").notNull(),
    /** The whole envelope as it was sent. */
    reply: text("reply").notNull(),
    createdAt: timestamptz("created_at").notNull(),
  },
  (table) => [
    index("idempotency_keys_created_at_idx").on(table.createdAt),
    index("idempotency_keys_owner_idx").on(table.owner, table.createdAt),
  ],
);
