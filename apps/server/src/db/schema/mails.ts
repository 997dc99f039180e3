import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, timestamptz } from "./entity-columns.ts";
import { passwordLinks } from "./password-links.ts";

/** The outbox: mails written in the transaction of their event. A worker sends them. */
export const mails = pgTable(
  "mails",
  {
    id: id(),
    to: text("to").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    createdAt: timestamptz("created_at").notNull(),
    /** When to try next; null when it was sent or given up. A worker that has claimed the mail moves it ahead. */
    dueAt: timestamptz("due_at"),
    attempts: integer("attempts").notNull().default(0),
    /** Of the last attempt. */
    error: text("error"),
    sentAt: timestamptz("sent_at"),
    /** The account whose password link it carries; it is not sent once that has ended. */
    passwordLinkOf: text("password_link_of").references(() => passwordLinks.userId, {
      onDelete: "cascade",
    }),
  },
  (table) => [
    index("mails_due_idx")
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index("mails_created_at_idx").on(table.createdAt),
    index("mails_password_link_of_idx").on(table.passwordLinkOf),
  ],
);
