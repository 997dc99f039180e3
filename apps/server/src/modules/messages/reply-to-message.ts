import { signedIn } from "../../auth/signed-in-user.ts";
import type { Db } from "../../db/db.ts";
import { messageAnswers } from "../../db/schema/index.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { settleMessageNotices } from "../notifications/settle-post-notices.ts";
import type { Context, Input } from "../operation.ts";
import { changeRecord, lockRecord, type Written } from "../records.ts";
import { readSettings } from "../site/settings.ts";
import { answerMail, isMailAddress } from "./answer-mail.ts";
import { messageKind, type MessageRow } from "./message-record.ts";

/**
 * Adds an answer: a note of what staff wrote or said, or a mail to the visitor, which goes to the outbox.
 *
 * @throws AppError `NOT_FOUND`, `VERSION_CONFLICT`; an error of the field `sendMail` where no mail can be sent.
 */
export async function replyToMessage(
  body: Input<"messagesReply">["body"],
  ctx: Context,
): Promise<Written> {
  const { id: byId, name: byName } = signedIn(ctx.user);
  const content = body.content.trim();
  const { status = "closed", sendMail = false } = body;
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const before = await lockRecord(tx, messageKind, body, ctx);
    const mail = sendMail ? await mailAnswer(tx, before, content, ctx) : null;
    const stamp = { createdAt: now, createdBy: byId, createdByName: byName };
    await tx.insert(messageAnswers).values({ messageId: before.id, content, ...mail, ...stamp });
    const reply = { content, at: now.toISOString(), byId, byName };
    const written = await changeRecord(tx, messageKind, before, { reply, status }, ctx);
    await settleMessageNotices(tx, [before.id], now);
    return written;
  });
}

async function mailAnswer(tx: Db, message: MessageRow, answer: string, ctx: Context) {
  const { email, subject, content: question } = message;
  if (ctx.config.mail === null) {
    throw fieldError("sendMail", "unavailable", messages.visitors.noMail);
  }
  if (!isMailAddress(email)) {
    throw fieldError("sendMail", "noAddress", messages.visitors.noMailAddress);
  }
  const { companyName } = await readSettings(tx);
  const { name } = signedIn(ctx.user);
  const mail = answerMail({ to: email, subject, question, answer, name, companyName });
  return { mailTo: email, mailId: await queueMail(tx, mail, ctx.now()) };
}
