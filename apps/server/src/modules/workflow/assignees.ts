import { and, eq, inArray, sql } from "drizzle-orm";
import type { Vote } from "../../content/review-votes.ts";
import type { Db } from "../../db/db.ts";
import { Prepared } from "../../db/prepared.ts";
import type { ReviewNode } from "../../db/schema/article-types.ts";
import { roles, userRoles, users, workgroupMembers, workgroups } from "../../db/schema/index.ts";
import type { BizType } from "./content-kind.ts";
import { mayAct, mayDecide } from "./task-holders.ts";

/** An account that something is assigned to. */
export interface Person {
  id: string;
  name: string;
}

/** A reviewer of a node, and the votes that their decision is part of. */
export interface Decider extends Person {
  voices: Vote[];
}

/** Everybody whom a review node names and who can decide: by account, by role and by workgroup, each once. */
export async function nodeAssignees(
  db: Db,
  bizType: BizType,
  { userIds, roleCodes, workgroupIds }: ReviewNode["assignees"],
): Promise<Decider[]> {
  const own = [...userIds, ...(await usersOfRoles(db, roleCodes))];
  const members = await membersOf(db, workgroupIds);
  const named = [
    ...[...new Set(own)].map((id) => ({ userId: id, voice: ownVote(id) })),
    ...members.map(({ userId, of, mode }) => ({ userId, voice: { of, mode } })),
  ];
  const people = await ablePeople(
    db,
    bizType,
    "decide",
    named.map(({ userId }) => userId),
  );
  return people.map((person) => ({
    ...person,
    voices: named.flatMap(({ userId, voice }) => (userId === person.id ? [voice] : [])),
  }));
}

/** Administrators who can decide, each with a vote of their own. */
export async function administrators(db: Db, bizType: BizType): Promise<Decider[]> {
  const people = await ablePeople(db, bizType, "decide", await usersOfRoles(db, ["admin"]));
  return people.map((person) => ({ ...person, voices: [ownVote(person.id)] }));
}

/** Those among `userIds` and the members of `workgroupIds` who can acknowledge what they receive. */
export async function receivers(
  db: Db,
  bizType: BizType,
  userIds: readonly string[],
  workgroupIds: readonly string[],
): Promise<Person[]> {
  const members = await membersOf(db, workgroupIds);
  return ablePeople(db, bizType, "act", [...userIds, ...members.map(({ userId }) => userId)]);
}

/** Active accounts, by id, with the permission that completing what is assigned to them takes. */
export async function ablePeople(
  db: Db,
  bizType: BizType,
  to: "act" | "decide",
  ids: readonly string[],
): Promise<Person[]> {
  if (ids.length === 0) return [];
  return able[to][bizType].rows(db, { ids });
}

const able = { act: ableBy("act"), decide: ableBy("decide") };

function ableBy(to: "act" | "decide"): Record<BizType, Prepared<Person>> {
  return {
    article: ableTo(to, "article"),
    articleType: ableTo(to, "articleType"),
    homePage: ableTo(to, "homePage"),
  };
}

/** Locks them, so that nobody is deleted before the assignment is stored. */
function ableTo(to: "act" | "decide", bizType: BizType): Prepared<Person> {
  const isAble = to === "decide" ? mayDecide(users.id, bizType) : mayAct(users.id, bizType);
  return new Prepared(
    `able_to_${to}_${bizType}`,
    sql`select ${users.id} as id, ${users.name} as name from ${users}
      where ${users.id} = any(${sql.placeholder("ids")}::text[]) and ${users.status} = 'active' and ${isAble}
      order by ${users.id} for key share of ${users}`,
  );
}

function ownVote(userId: string): Vote {
  return { of: userId, mode: "any" };
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

async function membersOf(db: Db, workgroupIds: readonly string[]) {
  if (workgroupIds.length === 0) return [];
  return db
    .select({ userId: workgroupMembers.userId, of: workgroups.id, mode: workgroups.reviewMode })
    .from(workgroupMembers)
    .innerJoin(workgroups, eq(workgroups.id, workgroupMembers.workgroupId))
    .where(and(inArray(workgroups.id, [...workgroupIds]), eq(workgroups.status, "enabled")));
}
