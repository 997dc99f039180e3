import { asc, eq } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { listOf, type BoundedList } from "../../db/list-of.ts";
import type { PageNumbers } from "../../db/page-of.ts";
import { mails, messageAnswers } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";

type MessageAnswer = components["schemas"]["MessageAnswer"];

/** The answers to a message, oldest first. */
export async function listAnswers(
  db: Db,
  messageId: string,
  query: PageNumbers,
): Promise<BoundedList<MessageAnswer>> {
  const { records, truncated } = await listOf(query, (limit, offset) =>
    db
      // The id comes first: by it Drizzle distinguishes a mail whose dates are null from no mail.
      .select({
        answer: messageAnswers,
        mail: { id: mails.id, dueAt: mails.dueAt, sentAt: mails.sentAt },
      })
      .from(messageAnswers)
      .leftJoin(mails, eq(mails.id, messageAnswers.mailId))
      .where(eq(messageAnswers.messageId, messageId))
      .orderBy(asc(messageAnswers.createdAt), asc(messageAnswers.id))
      .limit(limit)
      .offset(offset),
  );
  return { records: records.map(({ answer, mail }) => toAnswer(answer, mail)), truncated };
}

type MailState = Pick<typeof mails.$inferSelect, "dueAt" | "sentAt">;

function toAnswer(row: typeof messageAnswers.$inferSelect, mail: MailState | null): MessageAnswer {
  const { id, content, createdAt, createdBy, createdByName, mailTo } = row;
  const answer = { id, content, createdAt: createdAt.toISOString(), createdBy, createdByName };
  return { ...answer, mailTo, mailStatus: mail && statusOf(mail) };
}

/** What has neither been sent nor is due was given up. */
function statusOf({ dueAt, sentAt }: MailState): MessageAnswer["mailStatus"] {
  if (sentAt !== null) return "sent";
  return dueAt === null ? "failed" : "queued";
}
