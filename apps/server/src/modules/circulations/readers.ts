import { and, desc, eq, sql } from "drizzle-orm";
import { countRows, pageOf } from "../../db/page-of.ts";
import { circulations } from "../../db/schema/index.ts";
import { signedIn } from "../../auth/signed-in-user.ts";
import type { Context, Input, Result } from "../operation.ts";
import type { BizType } from "../workflow/content-kind.ts";

type Query = Input<"circulationsPage">["query"] & { bizType: BizType };

/** Between two reminders of one person about one record. */
export const reminderPauseMs = 86_400_000;

/** To whom a record was circulated; those who have not read it come first. */
export async function readCirculations(
  query: Query,
  { db, user, now }: Context,
): Promise<Result<"circulationsPage">> {
  const { id: userId } = signedIn(user);
  const where = and(eq(circulations.bizType, query.bizType), eq(circulations.bizId, query.bizId));
  const matching = db.select({ id: circulations.id }).from(circulations).where(where);
  const page = await pageOf(query, countRows(db, matching), (limit, offset) =>
    db
      .select()
      .from(circulations)
      .where(where)
      .orderBy(
        sql`${circulations.readAt} is not null`,
        desc(circulations.createdAt),
        circulations.id,
      )
      .limit(limit)
      .offset(offset),
  );
  const dueBefore = now().getTime() - reminderPauseMs;
  const records = page.records.map((row) => ({
    id: row.id,
    versionNo: row.versionNo,
    receiverName: row.receiverName,
    fromUserName: row.fromUserName,
    comment: row.comment,
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    readAt: row.readAt?.toISOString() ?? null,
    remindedAt: row.remindedAt?.toISOString() ?? null,
    isOwn: row.receiverId === userId,
    mayRemind:
      row.fromUserId === userId &&
      row.readAt === null &&
      (row.remindedAt === null || row.remindedAt.getTime() <= dueBefore),
  }));
  return { ...page, records };
}
