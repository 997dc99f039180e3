import { sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { tasks } from "../../db/schema/index.ts";
import type { Person } from "./assignees.ts";
import type { Task } from "./claim-task.ts";

/** Gives a task that its assignee no longer has to a colleague; if they have one in the same node, both are merged. */
export async function passOn(
  tx: Db,
  task: Task,
  to: Person,
  by: { fromUserName: string; comment: string | null },
  now: Date,
): Promise<{ id: string; assigneeId: string }[]> {
  const handed = { via: "transfer" as const, ...by };
  return tx
    .insert(tasks)
    .values({
      ...partOf(task),
      ...handed,
      assigneeId: to.id,
      assigneeName: to.name,
      voices: task.voices,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [tasks.roundId, tasks.nodeIndex, tasks.assigneeId],
      targetWhere: sql`${tasks.status} = 'pending'`,
      set: { ...handed, voices: sql`${tasks.voices} || excluded.voices` },
    })
    .returning({ id: tasks.id, assigneeId: tasks.assigneeId });
}

function partOf(task: Task) {
  const { bizType, bizId, roundId, round, versionNo, nodeIndex, nodeName, initiatorName } = task;
  return { bizType, bizId, roundId, round, versionNo, nodeIndex, nodeName, initiatorName };
}
