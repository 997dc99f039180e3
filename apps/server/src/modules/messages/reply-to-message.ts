import { signedIn } from "../../auth/signed-in-user.ts";
import { messageAnswers } from "../../db/schema/index.ts";
import type { Context, Input } from "../operation.ts";
import { changeRecord, lockRecord, type Written } from "../records.ts";
import { messageKind } from "./message-record.ts";

/**
 * Adds an answer: a note of what staff wrote or said, or a mail to the visitor.
 *
 * @throws AppError `NOT_FOUND`, `VERSION_CONFLICT`.
 */
export async function replyToMessage(
  body: Input<"messagesReply">["body"],
  ctx: Context,
): Promise<Written> {
  const { id: byId, name: byName } = signedIn(ctx.user);
  const content = body.content.trim();
  const { status = "closed" } = body;
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const before = await lockRecord(tx, messageKind, body, ctx);
    const mail = { mailTo: null, mailId: null };
    const stamp = { createdAt: now, createdBy: byId, createdByName: byName };
    await tx.insert(messageAnswers).values({ messageId: before.id, content, ...mail, ...stamp });
    const reply = { content, at: now.toISOString(), byId, byName };
    return changeRecord(tx, messageKind, before, { reply, status }, ctx);
  });
}
