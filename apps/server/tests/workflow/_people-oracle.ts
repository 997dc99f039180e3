import type { ReviewNode } from "../../src/db/schema/article-types.ts";
import { holds, type Personas, type Persona } from "./_personas.ts";
import type { Snapshot, StoredTask } from "./_subject.ts";

/*
 * Who may decide, computed from what the test tracks of its people, without the server's queries.
 */

/** Whether somebody can act at all. */
export function isAble(member: Persona, permissions: string): boolean {
  return member.active && holds(member, `${permissions}:act`);
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

/** The authors of the latest version: of the record, of the last round, of what is new since approval. */
export function authorsOf(
  { item, versions }: Snapshot,
  submitterId: string,
  approvedVersionNo: number | null,
): Set<string> {
  const fresh = versions.filter(({ versionNo }) => versionNo > (approvedVersionNo ?? 0));
  const restored = new Set(fresh.map(({ restoredFrom }) => restoredFrom));
  const old = versions.filter(({ versionNo }) => restored.has(versionNo));
  const creator = item ? [item.createdBy] : [];
  return new Set([submitterId, ...creator, ...[...fresh, ...old].map((one) => one.createdBy)]);
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
    isAble(assignee, permissions) &&
    (task.via === "transfer" ||
      (task.via === "flow"
        ? isNamed(personas, node, assignee)
        : assignee.roleCodes.includes("admin")));
  if (held) return assignee === member;
  return (
    isAble(member, permissions) && member.roleCodes.includes("admin") && !authors.has(member.id)
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
      isAble(member, permissions) && isNamed(personas, node, member) && !authors.has(member.id),
  );
}
