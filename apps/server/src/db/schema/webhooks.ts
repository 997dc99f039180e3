import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, timestamptz } from "./entity-columns.ts";

/** What happens to what people write. */
export const contentEvents = ["article.published", "article.offline", "comment.created"] as const;

/** What a webhook may receive. */
export const webhookEvents = [...contentEvents, "cache.invalidated"] as const;

/** What is delivered besides, when somebody asks for it. */
const testEvent = "webhook.test";

/** Addresses of other programs that receive events. The defaults are for programs of the release before these columns. */
export const webhooks = pgTable("webhooks", {
  id: id(),
  name: text("name").notNull().default("Webhook"),
  url: text("url").notNull(),
  /** Signs what is sent; a secret: `whsec_` and base64. */
  secret: text("secret").notNull(),
  /** Signs as well, until the receiver has changed over. */
  previousSecret: text("previous_secret"),
  previousSecretUntil: timestamptz("previous_secret_until"),
  events: text("events", { enum: webhookEvents }).array().notNull(),
  enabled: boolean("enabled").notNull().default(true),
  createdAt: timestamptz("created_at").notNull(),
  createdBy: text("created_by").notNull().default("system"),
  createdByName: text("created_by_name").notNull().default("System"),
  updatedAt: timestamptz("updated_at").notNull().defaultNow(),
  updatedBy: text("updated_by").notNull().default("system"),
  updatedByName: text("updated_by_name").notNull().default("System"),
  version: integer("version").notNull().default(1),
});

/** The outbox of webhooks and its log: written in the transaction of the event, sent by a worker, kept for 30 days. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    /** Sent along at each attempt, so that a receiver knows what it has had. */
    id: id(),
    webhookId: text("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    event: text("event", { enum: [...webhookEvents, testEvent] }).notNull(),
    /** JSON, as it is sent. */
    body: text("body").notNull(),
    createdAt: timestamptz("created_at").notNull(),
    /** When to try next; null when it was delivered or given up. A worker that has claimed it moves it ahead. */
    dueAt: timestamptz("due_at"),
    attempts: integer("attempts").notNull().default(0),
    /** HTTP status of the last attempt; null without a response. */
    responseStatus: integer("response_status"),
    /** Why the last attempt failed. */
    error: text("error"),
    deliveredAt: timestamptz("delivered_at"),
  },
  (table) => [
    index("webhook_deliveries_due_idx")
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index("webhook_deliveries_webhook_idx").on(table.webhookId, table.createdAt, table.id),
    index("webhook_deliveries_created_idx").on(table.createdAt, table.id),
  ],
);
