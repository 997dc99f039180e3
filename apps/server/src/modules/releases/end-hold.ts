import { and, asc, eq, ne, sql } from "drizzle-orm";
import { heldByRelease } from "../../content/workflow.ts";
import type { Db } from "../../db/db.ts";
import { articles, releaseItems, releases } from "../../db/schema/index.ts";
import { stampUpdate } from "../../db/stamp.ts";
import { messages } from "../../kernel/messages/index.ts";
import { holdersOf } from "../notifications/holders-of.ts";
import { noticePlaces } from "../notifications/notice-places.ts";
import { notify } from "../notifications/notify.ts";
import { noteHistory } from "../workflow/history.ts";
import { takeOffSchedule, type PublicChange } from "../workflow/public-state.ts";

/**
 * Locks the release that holds an article, before the article itself: releases lock in this order, so that two changes
 * never wait for each other.
 */
export async function lockReleaseOf(db: Db, articleId: string): Promise<void> {
  const [article] = await db
    .select({ releaseId: articles.releaseId })
    .from(articles)
    .where(eq(articles.id, articleId));
  if (article?.releaseId == null) return;
  await db
    .select({ id: releases.id })
    .from(releases)
    .where(eq(releases.id, article.releaseId))
    .for("update");
}

/**
 * Takes the scheduled release that holds an article out of the schedule, because the article can no longer change with
 * it: all or none. What becomes of the article itself is the caller's.
 */
export async function endHold(change: PublicChange): Promise<void> {
  const { db, kind, item, actor, now } = change;
  const releaseId = heldByRelease(item, now);
  if (releaseId === null) return;
  const reason = messages.releases.leftBy(item.title, actor.name);
  const others = await db
    .select({ id: releaseItems.articleId })
    .from(releaseItems)
    .where(and(eq(releaseItems.releaseId, releaseId), ne(releaseItems.articleId, item.id)))
    .orderBy(asc(releaseItems.articleId));
  for (const { id } of others) {
    const other = await kind.lock(db, id);
    if (!other || heldByRelease(other, now) !== releaseId) continue;
    await takeOffSchedule({ ...change, item: other });
    const event = {
      action: "unschedule",
      versionNo: other.headVersionNo,
      comment: reason,
    } as const;
    await noteHistory(db, { bizType: kind.bizType, bizId: id }, event, actor, now);
  }
  await db
    .update(releaseItems)
    .set({ versionNo: null })
    .where(eq(releaseItems.releaseId, releaseId));
  const [release] = await db
    .update(releases)
    .set({
      status: "open",
      releasedAt: null,
      blockedReason: reason,
      ...stampUpdate(actor, now),
      version: sql`${releases.version} + 1`,
    })
    .where(eq(releases.id, releaseId))
    .returning();
  await notify(db, {
    kind: "releaseBlocked",
    to: await holdersOf(db, "content:release:publish"),
    bizType: "release",
    bizId: releaseId,
    title: release?.name ?? "",
    detail: reason,
    place: noticePlaces.release(releaseId),
    by: actor,
    now,
  });
}
