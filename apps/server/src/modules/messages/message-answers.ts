import { asc, eq } from "drizzle-orm";
import { listOf, type BoundedList } from "../../db/list-of.ts";
import type { PageNumbers } from "../../db/page-of.ts";
import type { Db } from "../../db/db.ts";
import { messageAnswers } from "../../db/schema/index.ts";
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
      .select()
      .from(messageAnswers)
      .where(eq(messageAnswers.messageId, messageId))
      .orderBy(asc(messageAnswers.createdAt), asc(messageAnswers.id))
      .limit(limit)
      .offset(offset),
  );
  return { records: records.map(toAnswer), truncated };
}

function toAnswer(row: typeof messageAnswers.$inferSelect): MessageAnswer {
  const { id, content, createdAt, createdBy, createdByName, mailTo } = row;
  const answer = { id, content, createdAt: createdAt.toISOString(), createdBy, createdByName };
  return { ...answer, mailTo, mailStatus: null };
}
