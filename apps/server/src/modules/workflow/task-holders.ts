import { and, eq, not, or, sql, type Placeholder, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { holdsPermission } from "../../auth/holds-permission.ts";
import { reviewRounds, tasks } from "../../db/schema/index.ts";
import type { BizType } from "./content-kind.ts";

/*
 * Who may decide a pending task is checked at the decision, like every permission. It is the assignee, while their
 * account is active, may decide, and is still named by the node (or got the task from a colleague). Administrators take
 * over a task that nobody can decide; there is always one. Nobody decides on their own work.
 */

/** A prepared statement gets the account as a placeholder. */
export interface Decider {
  id: string | Placeholder | SQL;
  administers?: boolean;
}

/** Pending review tasks of the actor: over `tasks` joined with `reviewRounds`. */
export function waitsFor(actor: Decider, bizType: BizType): SQL | undefined {
  const own = and(eq(tasks.assigneeId, actor.id), isHeld(bizType));
  const takenOver = and(not(isHeld(bizType)), not(isAuthor(actor.id)));
  return and(
    // In the text: of a value that it does not know PostgreSQL would expect far more tasks, and plan anew at every call.
    sql`${tasks.status} = 'pending'`,
    sql`${tasks.bizType} = ${sql.raw(`'${bizType}'`)}`,
    actor.administers ? or(own, takenOver) : own,
  );
}

/** Whether an active account may act on records of a kind at all. */
export function mayAct(userId: PgColumn | SQL, bizType: BizType): SQL {
  return holdsPermission(userId, `content:${bizType}:act`);
}

/** Whether an active account may decide on records of a kind at all; every action takes the permission to act as well. */
export function mayDecide(userId: PgColumn | SQL, bizType: BizType): SQL {
  return sql`(${mayAct(userId, bizType)} and ${holdsPermission(userId, `content:${bizType}:approve`)})`;
}

/** Whether the assignee of the current task can still decide it. */
function isHeld(bizType: BizType): SQL {
  const { assigneeId, via } = tasks;
  return sql`(
    exists (select 1 from users u where u.id = ${assigneeId} and u.status = 'active')
    and ${mayDecide(assigneeId, bizType)}
    and case ${via} when 'flow' then ${isNamed} when 'standIn' then ${holdsRole(sql`r.code = 'admin'`)}
      else true end)`;
}

const assigneesOfNode = sql`(${reviewRounds.flow} -> ${tasks.nodeIndex} -> 'assignees')`;

const isNamed = sql`(
  (${assigneesOfNode} -> 'userIds') ? ${tasks.assigneeId}
  or ${holdsRole(sql`(${assigneesOfNode} -> 'roleCodes') ? r.code`)}
  or exists (
    select 1 from workgroup_members m join workgroups g on g.id = m.workgroup_id
    where m.user_id = ${tasks.assigneeId} and g.status = 'enabled'
      and (${assigneesOfNode} -> 'workgroupIds') ? g.id))`;

function holdsRole(which: SQL): SQL {
  return sql`exists (
    select 1 from user_roles ur join roles r on r.id = ur.role_id
    where ur.user_id = ${tasks.assigneeId} and r.status = 'enabled' and ${which})`;
}

function isAuthor(userId: Decider["id"]): SQL {
  return sql`${reviewRounds.authorIds} ? ${userId}::text`;
}
