import { inArray } from "drizzle-orm";
import { signedIn } from "../../auth/signed-in-user.ts";
import { equals } from "../../db/crud-table.ts";
import { messages } from "../../db/schema/index.ts";
import type { Context, Handlers, Input } from "../operation.ts";
import { assertAction, outcomeOf } from "../batch.ts";
import { changeRecord, deleteRecord, lockRecord, readRecord } from "../records.ts";
import { messageKind, messageTable, toMessages } from "./message-record.ts";

/** Visitors' messages, whose text never changes. */
export const messageHandlers = {
  messagesPage: async ({ query }, ctx) => {
    const page = await messageTable.page(ctx.db, query, equals(messages.status, query.status));
    return { ...page, records: toMessages(page.records, ctx) };
  },

  messagesGet: async ({ path }, ctx) => readRecord(messageKind, path.id, ctx),

  messagesUpdate: async ({ body }, ctx) =>
    ctx.db.transaction(async (tx) => {
      const before = await lockRecord(tx, messageKind, body, ctx);
      return changeRecord(tx, messageKind, before, { status: body.status }, ctx);
    }),

  messagesReply: async ({ body }, ctx) => {
    const { id: byId, name: byName } = signedIn(ctx.user);
    const { content, status = "closed" } = body;
    const reply = { content: content.trim(), at: ctx.now().toISOString(), byId, byName };
    return ctx.db.transaction(async (tx) => {
      const before = await lockRecord(tx, messageKind, body, ctx);
      return changeRecord(tx, messageKind, before, { reply, status }, ctx);
    });
  },

  messagesDelete: async ({ path }, ctx) => {
    await ctx.db.transaction(async (tx) => {
      const row = await lockRecord(tx, messageKind, path, ctx);
      await deleteRecord(tx, messageKind, row, ctx);
    });
    return null;
  },

  messagesBatch: async ({ body }, ctx) => handleMessages(body, ctx),
} satisfies Partial<Handlers>;

async function handleMessages({ ids, action }: Input<"messagesBatch">["body"], ctx: Context) {
  assertAction(action, ctx);
  return ctx.db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(messages)
      .where(inArray(messages.id, ids))
      .orderBy(messages.id)
      .for("update");
    for (const row of rows) {
      if (action === "delete") await deleteRecord(tx, messageKind, row, ctx);
      else if (row.status !== action) {
        await changeRecord(tx, messageKind, row, { status: action }, ctx);
      }
    }
    return outcomeOf(ids, rows);
  });
}
