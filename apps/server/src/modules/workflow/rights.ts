import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Rights } from "../../content/workflow.ts";
import type { Db } from "../../db/db.ts";
import { circulations, tasks } from "../../db/schema/index.ts";
import type { Actor, BizType } from "./content-kind.ts";

/** What the actor may do with each of some records, from their permissions and from what was handed to them. */
export async function rightsOn(
  db: Db,
  bizType: BizType,
  actor: Actor,
  ids: readonly string[],
): Promise<(id: string) => Rights> {
  const assigned = await pendingOf(db, bizType, actor, ids);
  const unread = await unreadOf(db, bizType, actor, ids);
  const may = (action: string) => actor.may(`content:${bizType}:${action}`);
  const general = {
    update: may("update"),
    delete: may("delete"),
    act: may("act"),
    publish: may("publish"),
    circulate: may("circulate"),
  };
  return (id) => ({ ...general, isAssignee: assigned.has(id), isReceiver: unread.has(id) });
}

async function pendingOf(db: Db, bizType: BizType, actor: Actor, ids: readonly string[]) {
  if (ids.length === 0) return new Set<string>();
  const rows = await db
    .select({ bizId: tasks.bizId })
    .from(tasks)
    .where(
      and(
        eq(tasks.assigneeId, actor.id),
        eq(tasks.status, "pending"),
        eq(tasks.bizType, bizType),
        inArray(tasks.bizId, [...ids]),
      ),
    );
  return new Set(rows.map(({ bizId }) => bizId));
}

async function unreadOf(db: Db, bizType: BizType, actor: Actor, ids: readonly string[]) {
  if (ids.length === 0) return new Set<string>();
  const rows = await db
    .select({ bizId: circulations.bizId })
    .from(circulations)
    .where(
      and(
        eq(circulations.receiverId, actor.id),
        isNull(circulations.readAt),
        eq(circulations.bizType, bizType),
        inArray(circulations.bizId, [...ids]),
      ),
    );
  return new Set(rows.map(({ bizId }) => bizId));
}
