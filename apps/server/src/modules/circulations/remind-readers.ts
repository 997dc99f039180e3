import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import { signedIn } from "../../auth/signed-in-user.ts";
import type { Db } from "../../db/db.ts";
import { articles, articleTypes, circulations } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { recordChange } from "../audit/record-change.ts";
import { noticePlaces } from "../notifications/notice-places.ts";
import { notify } from "../notifications/notify.ts";
import type { Context, Result } from "../operation.ts";
import { reminderPauseMs } from "./readers.ts";

type Circulation = typeof circulations.$inferSelect;

/**
 * Reminds readers of what the caller circulated: of one record a person at most once a day, however often it was
 * circulated to them.
 *
 * @throws AppError `NOT_FOUND` when one of them is not the caller's.
 */
export async function remindReaders(
  ids: readonly string[],
  ctx: Context,
): Promise<Result<"circulationsRemind">> {
  const user = signedIn(ctx.user);
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(circulations)
      .where(and(inArray(circulations.id, [...ids]), eq(circulations.fromUserId, user.id)))
      .orderBy(circulations.id)
      .for("update");
    if (rows.length < ids.length) throw new AppError("NOT_FOUND", messages.records.notFound);
    const waiting = await waitingReaders(tx, rows, now);
    for (const row of waiting) {
      await tx.update(circulations).set({ remindedAt: now }).where(eq(circulations.id, row.id));
      await notify(tx, {
        kind: "reminded",
        to: [row.receiverId],
        bizType: row.bizType,
        bizId: row.bizId,
        title: await titleOf(tx, row),
        detail: row.comment,
        place: noticePlaces.record(row.bizType, row.bizId),
        by: user,
        now,
      });
    }
    if (waiting.length > 0) {
      await recordChange(tx, ctx, {
        targetId: waiting[0]?.bizId ?? "",
        targetName: await titleOf(tx, waiting[0]),
        before: {},
        after: { reminded: waiting.map(({ receiverName }) => receiverName) },
      });
    }
    return { reminded: waiting.length };
  });
}

/** One circulation of each person and record that is unread and was not reminded of lately. */
async function waitingReaders(db: Db, rows: readonly Circulation[], now: Date) {
  const unread = rows.filter(({ readAt }) => readAt === null);
  if (unread.length === 0) return [];
  const reminded = await db
    .select({ bizId: circulations.bizId, receiverId: circulations.receiverId })
    .from(circulations)
    .where(
      and(
        inArray(circulations.bizId, [...new Set(unread.map(({ bizId }) => bizId))]),
        gt(circulations.remindedAt, new Date(now.getTime() - reminderPauseMs)),
      ),
    );
  const passed = new Set(reminded.map(keyOf));
  return unread.filter((row) => {
    const isFirst = !passed.has(keyOf(row));
    passed.add(keyOf(row));
    return isFirst;
  });
}

function keyOf({ bizId, receiverId }: Pick<Circulation, "bizId" | "receiverId">): string {
  return `${bizId} ${receiverId}`;
}

async function titleOf(db: Db, row: Circulation | undefined): Promise<string> {
  if (row === undefined) return "";
  if (row.bizType === "article") {
    const [article] = await db
      .select({ title: articles.title })
      .from(articles)
      .where(and(eq(articles.id, row.bizId), isNull(articles.deletedAt)));
    return article?.title ?? "";
  }
  const [type] = await db
    .select({ title: articleTypes.name })
    .from(articleTypes)
    .where(eq(articleTypes.id, row.bizId));
  return type?.title ?? "";
}
