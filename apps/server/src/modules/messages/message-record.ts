import { desc, sql } from "drizzle-orm";
import { may } from "../../auth/signed-in-user.ts";
import { crudTable } from "../../db/crud-table.ts";
import type { Db } from "../../db/db.ts";
import { namesById } from "../../db/names-by-id.ts";
import { messages, users } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import type { Context } from "../operation.ts";
import { recordKind } from "../records.ts";
import { toEntity } from "../to-entity.ts";
import { isMailAddress } from "./answer-mail.ts";
import { productsOfMessages, searchedProduct } from "./message-product.ts";
import { messageReference } from "./message-reference.ts";
import { toHandling } from "../visitor-posts/to-handling.ts";

export type MessageRow = typeof messages.$inferSelect;

/** The end of its id, which is random: see `messageReference`. */
const reference = sql`upper(substr(${messages.id}, length(${messages.id}) - 7, 4) || '-' || right(${messages.id}, 4))`;

export const messageTable = crudTable(messages, {
  search: [
    reference,
    messages.name,
    messages.company,
    messages.subject,
    messages.content,
    searchedProduct,
  ],
  sort: {
    name: messages.name,
    company: messages.company,
    status: messages.status,
    createdAt: messages.createdAt,
    updatedAt: messages.updatedAt,
    repliedAt: sql`${messages.reply}->>'at'`,
  },
  // First what nobody is assigned to.
  order: [sql`(${messages.assigneeId} is not null)`, desc(messages.createdAt)],
});

/** The operation log, which others than moderators read and nothing is erased from, contains nothing of the text. */
export const messageKind = recordKind({
  table: messageTable,
  nameOf: ({ id }) => messageReference(id),
  toRecords: toMessages,
  logged: ({ status, reply, assigneeId }) => ({ status, assigneeId, repliedAt: reply?.at }),
});

/** Adds the product, and what the caller may do. */
export async function toMessages(
  db: Db,
  rows: readonly MessageRow[],
  { user, config }: Context,
): Promise<components["schemas"]["Message"][]> {
  const assignees = rows.map(({ assigneeId }) => assigneeId);
  const names = await namesById(db, users, users.name, assignees);
  const products = await productsOfMessages(db, rows);
  const permitted = (["update", "reply", "assign", "delete"] as const).filter((action) =>
    may(user, `content:message:${action}`),
  );
  const canMail = config.mail !== null && permitted.includes("reply");
  return rows.map((row) => {
    const { name, phone, email, company, subject, productId, content, status } = row;
    const reply = {
      reply: row.reply?.content ?? null,
      repliedAt: row.reply?.at ?? null,
      repliedByName: row.reply?.byName ?? null,
    };
    const reference = messageReference(row.id);
    const head = {
      ...toEntity(row),
      reference,
      name,
      phone,
      email,
      company,
      subject,
      productId,
      product: products.get(productId) ?? null,
      content,
      status,
    };
    const byMail = canMail && isMailAddress(email) ? (["mail"] as const) : [];
    const allowedActions = [...permitted, ...byMail];
    return { ...head, ...reply, ...toHandling(row, names), allowedActions };
  });
}
