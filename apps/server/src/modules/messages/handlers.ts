import { equals } from "../../db/crud-table.ts";
import { messages } from "../../db/schema/index.ts";
import { noticePlaces } from "../notifications/notice-places.ts";
import { settleMessageNotices } from "../notifications/settle-post-notices.ts";
import type { Handlers } from "../operation.ts";
import { answerList, changeRecord, deleteRecord, lockRecord, readRecord } from "../records.ts";
import { listUsers } from "../users/page-users.ts";
import { assertAssignable, assignedTo, holders } from "../visitor-posts/assignees.ts";
import { notifyAssignee } from "../visitor-posts/notify-assignee.ts";
import { handleMessages, setMessageStatus } from "./handle-messages.ts";
import { listAnswers } from "./message-answers.ts";
import { messageKind, messageTable, toMessages } from "./message-record.ts";
import { replyToMessage } from "./reply-to-message.ts";

/** The permission that handling a message needs. */
const HANDLES_MESSAGES = "content:message:update";

/** Visitors' messages, whose text never changes. */
export const messageHandlers = {
  messagesPage: async ({ query }, ctx) => {
    const page = await messageTable.page(
      ctx.db,
      query,
      equals(messages.status, query.status),
      assignedTo(messages.assigneeId, query.assignment, ctx),
    );
    return { ...page, records: await toMessages(ctx.db, page.records, ctx) };
  },

  messagesGet: async ({ path }, ctx) => readRecord(messageKind, path.id, ctx),

  messagesAnswers: async ({ path, query }, ctx) => {
    await readRecord(messageKind, path.id, ctx);
    return answerList(await listAnswers(ctx.db, path.id, query));
  },

  messagesUpdate: async ({ body }, ctx) => setMessageStatus(body, ctx),

  messagesAssign: async ({ body }, ctx) =>
    ctx.db.transaction(async (tx) => {
      const before = await lockRecord(tx, messageKind, body, ctx);
      const { assigneeId } = body;
      await assertAssignable(tx, assigneeId, HANDLES_MESSAGES);
      const { id, subject, name, assigneeId: former } = before;
      const about = { bizType: "message", bizId: id, title: subject?.trim() || name } as const;
      const place = noticePlaces.message(id);
      await notifyAssignee(tx, { assigneeId, before: former, ...about, place }, ctx);
      const written = await changeRecord(tx, messageKind, before, { assigneeId }, ctx);
      await settleMessageNotices(tx, [id], ctx.now());
      return written;
    }),

  messagesAssignees: async ({ query }, { db }) =>
    answerList(await listUsers(db, query, holders(HANDLES_MESSAGES))),

  messagesReply: async ({ body }, ctx) => replyToMessage(body, ctx),

  messagesDelete: async ({ path, query }, ctx) => {
    await ctx.db.transaction(async (tx) => {
      const row = await lockRecord(tx, messageKind, { ...path, ...query }, ctx);
      await deleteRecord(tx, messageKind, row, ctx);
      await settleMessageNotices(tx, [row.id], ctx.now());
    });
    return null;
  },

  messagesBatch: async ({ body }, ctx) => handleMessages(body, ctx),
} satisfies Partial<Handlers>;
