import type { ReviewNode } from "../../src/db/schema/article-types.ts";
import { holds, type Personas, type Persona } from "./_personas.ts";
import type { Snapshot, StoredTask, StoredVersion } from "./_subject.ts";

/*
 * Who may decide, computed from what the test tracks of its people, without the server's queries.
 */

/** Whether somebody can act at all. */
export function isAble(member: Persona, permissions: string): boolean {
  return member.active && holds(member, `${permissions}:act`);
}

/** Whether somebody can decide at all. */
export function isDecider(member: Persona, permissions: string): boolean {
  return isAble(member, permissions) && holds(member, `${permissions}:approve`);
}

/** Whether a node names somebody now. */
export function isNamed(personas: Personas, node: ReviewNode, member: Persona): boolean {
  const { userIds, roleCodes, workgroupIds } = node.assignees;
  return (
    userIds.includes(member.id) ||
    roleCodes.some((code) => member.roleCodes.includes(code)) ||
    member.groups.some((code) => workgroupIds.includes(personas.groupIds.get(code) ?? ""))
  );
}

/**
 * Everybody who wrote any of the latest version since the record was last public: the line of versions that it goes back
 * to, restored ones with theirs, each until one that had been public when the next was written.
 *
 * @param startsAnew The versions that were written over a public one.
 */
export function authorsOf(
  { item, versions }: Snapshot,
  submitterId: string,
  startsAnew: ReadonlySet<number>,
): Set<string> {
  const byNo = new Map(versions.map((version) => [version.versionNo, version]));
  const line = new Set<StoredVersion>();
  const follow = (versionNo: number | null) => {
    const version = versionNo === null ? undefined : byNo.get(versionNo);
    if (!version || line.has(version)) return;
    line.add(version);
    if (!startsAnew.has(version.versionNo)) follow(version.versionNo - 1);
    follow(version.restoredFrom);
  };
  follow(item?.headVersionNo ?? null);
  const creator = item ? [item.createdBy] : [];
  return new Set([submitterId, ...creator, ...[...line].map((one) => one.createdBy)]);
}

/** Whether a pending task waits for somebody: as its assignee, or as an administrator when that one cannot decide. */
export function waitsFor(
  personas: Personas,
  task: StoredTask,
  node: ReviewNode,
  member: Persona,
  { authors, permissions }: { authors: ReadonlySet<string>; permissions: string },
): boolean {
  const assignee = personas.byId(task.assigneeId);
  const held =
    assignee !== undefined &&
    isDecider(assignee, permissions) &&
    (task.via === "transfer" ||
      (task.via === "flow"
        ? isNamed(personas, node, assignee)
        : assignee.roleCodes.includes("admin")));
  if (held) return assignee === member;
  return (
    isDecider(member, permissions) && member.roleCodes.includes("admin") && !authors.has(member.id)
  );
}

/** Those who could decide in a node. */
export function decidersOf(
  personas: Personas,
  node: ReviewNode,
  { authors, permissions }: { authors: ReadonlySet<string>; permissions: string },
): Persona[] {
  return personas.members.filter(
    (member) =>
      isDecider(member, permissions) && isNamed(personas, node, member) && !authors.has(member.id),
  );
}
