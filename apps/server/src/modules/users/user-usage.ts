import { and, count, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { orgs, tasks, workgroups } from "../../db/schema/index.ts";

/** Counts of what prevents an account's deletion. */
export interface UserUsage {
  orgs: number;
  workgroups: number;
  tasks: number;
}

/** Accounts that lead an organisation or workgroup or have pending review tasks. */
export async function usersInUse(db: Db, ids: readonly string[]): Promise<Map<string, UserUsage>> {
  const usage = new Map<string, UserUsage>();
  if (ids.length === 0) return usage;
  const counted = [
    { of: "orgs", rows: await leaders(db, orgs, ids) },
    { of: "workgroups", rows: await leaders(db, workgroups, ids) },
    { of: "tasks", rows: await assignees(db, ids) },
  ] as const;
  for (const { of, rows } of counted) {
    for (const { userId, times } of rows) {
      const known = usage.get(userId ?? "") ?? { orgs: 0, workgroups: 0, tasks: 0 };
      usage.set(userId ?? "", { ...known, [of]: times });
    }
  }
  return usage;
}

function leaders(db: Db, table: typeof orgs | typeof workgroups, ids: readonly string[]) {
  return db
    .select({ userId: table.leaderId, times: count() })
    .from(table)
    .where(inArray(table.leaderId, [...ids]))
    .groupBy(table.leaderId);
}

function assignees(db: Db, ids: readonly string[]) {
  return db
    .select({ userId: tasks.assigneeId, times: count() })
    .from(tasks)
    .where(and(inArray(tasks.assigneeId, [...ids]), eq(tasks.status, "pending")))
    .groupBy(tasks.assigneeId);
}
