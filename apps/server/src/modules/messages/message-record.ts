import { desc, sql } from "drizzle-orm";
import { may } from "../../auth/signed-in-user.ts";
import { crudTable } from "../../db/crud-table.ts";
import { messages } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import type { Context } from "../operation.ts";
import { recordKind } from "../records.ts";
import { toEntity } from "../to-entity.ts";

export type MessageRow = typeof messages.$inferSelect;

export const messageTable = crudTable(messages, {
  search: [messages.name, messages.company, messages.subject, messages.content],
  sort: {
    name: messages.name,
    company: messages.company,
    status: messages.status,
    createdAt: messages.createdAt,
    updatedAt: messages.updatedAt,
    repliedAt: sql`${messages.reply}->>'at'`,
  },
  order: [desc(messages.createdAt)],
});

/** The operation log, which others than moderators read, contains nothing of the text. */
export const messageKind = recordKind({
  table: messageTable,
  nameOf: ({ subject }) => subject,
  toRecords: async (_db, rows, ctx) => toMessages(rows, ctx),
  logged: ({ status, reply }) => ({ status, repliedAt: reply?.at }),
});

/** Adds what the caller may do. */
export function toMessages(
  rows: readonly MessageRow[],
  { user }: Context,
): components["schemas"]["Message"][] {
  const allowedActions = (["update", "reply", "delete"] as const).filter((action) =>
    may(user, `content:message:${action}`),
  );
  return rows.map((row) => {
    const { name, phone, email, company, subject, content, status } = row;
    const reply = {
      reply: row.reply?.content ?? null,
      repliedAt: row.reply?.at ?? null,
      repliedByName: row.reply?.byName ?? null,
    };
    const head = { ...toEntity(row), name, phone, email, company, subject, content, status };
    return { ...head, ...reply, allowedActions };
  });
}
