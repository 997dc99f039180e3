import { and, asc, eq } from "drizzle-orm";
import { signedIn } from "../../auth/signed-in-user.ts";
import type { Db } from "../../db/db.ts";
import { tasks } from "../../db/schema/index.ts";
import { articleTypeKind } from "../article-types/type-kind.ts";
import { articleKind } from "../articles/article-kind.ts";
import { recordChange } from "../audit/record-change.ts";
import { homePageKind } from "../home-pages/home-page-kind.ts";
import { noticePlaces } from "../notifications/notice-places.ts";
import { notify } from "../notifications/notify.ts";
import { settleNotices } from "../notifications/settle-notices.ts";
import type { Context } from "../operation.ts";
import type { Person } from "../workflow/assignees.ts";
import type { Task } from "../workflow/claim-task.ts";
import type { ContentKind } from "../workflow/content-kind.ts";
import { noteHistory } from "../workflow/history.ts";
import { passOn } from "../workflow/pass-on.ts";

const contentKinds: Readonly<Record<Task["bizType"], ContentKind>> = {
  article: articleKind,
  articleType: articleTypeKind,
  homePage: homePageKind,
};

/**
 * Locks the records of somebody's pending reviews, as every workflow step does first: whoever decides one of them at the
 * same time is before this or after it.
 */
export async function lockReviewed(tx: Db, userId: string): Promise<void> {
  const records = await tx
    .selectDistinct({ bizType: tasks.bizType, bizId: tasks.bizId })
    .from(tasks)
    .where(isPendingOf(userId))
    .orderBy(asc(tasks.bizType), asc(tasks.bizId));
  for (const { bizType, bizId } of records) await contentKinds[bizType].lock(tx, bizId);
}

/** Transfers the pending reviews of somebody who leaves, in the record's history too. */
export async function handOverTasks(tx: Db, from: Person, to: Person, ctx: Context): Promise<void> {
  const by = signedIn(ctx.user);
  const now = ctx.now();
  const open = await tx.select().from(tasks).where(isPendingOf(from.id)).orderBy(asc(tasks.id));
  for (const task of open) {
    const { bizType, bizId, versionNo, round, nodeName } = task;
    const item = await contentKinds[bizType].lock(tx, bizId);
    if (item === undefined) continue;
    await tx
      .update(tasks)
      .set({ status: "transferred", handledAt: now })
      .where(and(eq(tasks.id, task.id), eq(tasks.status, "pending")));
    const [passed] = await passOn(tx, task, to, { fromUserName: from.name, comment: null }, now);
    const receivers = [{ userId: to.id, name: to.name }];
    const event = { action: "transfer", versionNo, round, nodeName, receivers } as const;
    await noteHistory(tx, { bizType, bizId }, event, by, now);
    const place = noticePlaces.task(bizType, passed?.id ?? "", bizId);
    const notice = { bizType, bizId, title: item.title, place, by, now };
    await notify(tx, { kind: "taskAssigned", to: [to.id], ...notice });
    await settleNotices(tx, bizType, bizId, now);
    const change = { before: { assignee: from.name }, after: { assignee: to.name } };
    const target = { targetType: `${bizType}s`, targetId: bizId, targetName: item.title };
    await recordChange(tx, ctx, { ...target, ...change });
  }
}

function isPendingOf(userId: string) {
  return and(eq(tasks.assigneeId, userId), eq(tasks.status, "pending"));
}
