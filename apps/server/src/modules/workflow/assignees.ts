import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { roles, userRoles, users, workgroupMembers, workgroups } from "../../db/schema/index.ts";
import type { ReviewNode } from "../../db/schema/article-types.ts";

/** An account that something is handed to. */
export interface Person {
  id: string;
  name: string;
}

/** Active accounts that a review node names: by account, by role and by workgroup, each once. */
export async function nodeAssignees(db: Db, assignees: ReviewNode["assignees"]): Promise<Person[]> {
  const byRole = await usersOfRoles(db, assignees.roleCodes);
  const byGroup = await usersOfWorkgroups(db, assignees.workgroupIds);
  return activePeople(db, [...assignees.userIds, ...byRole, ...byGroup]);
}

/** Active accounts among `userIds` and the members of `workgroupIds`. */
export async function receivers(
  db: Db,
  userIds: readonly string[],
  workgroupIds: readonly string[],
): Promise<Person[]> {
  return activePeople(db, [...userIds, ...(await usersOfWorkgroups(db, workgroupIds))]);
}

async function activePeople(db: Db, ids: readonly string[]): Promise<Person[]> {
  if (ids.length === 0) return [];
  return (
    db
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(and(inArray(users.id, [...new Set(ids)]), eq(users.status, "active")))
      .orderBy(users.id)
      // Nobody is deleted before what is handed to them here counts as theirs.
      .for("key share")
  );
}

async function usersOfRoles(db: Db, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(and(inArray(roles.code, [...codes]), eq(roles.status, "enabled")));
  return rows.map(({ userId }) => userId);
}

async function usersOfWorkgroups(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ userId: workgroupMembers.userId })
    .from(workgroupMembers)
    .innerJoin(workgroups, eq(workgroups.id, workgroupMembers.workgroupId))
    .where(and(inArray(workgroups.id, [...ids]), eq(workgroups.status, "enabled")));
  return rows.map(({ userId }) => userId);
}
