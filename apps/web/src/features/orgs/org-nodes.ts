import type { TreeNode } from "@atrium/ui";
import { topId } from "../../shared/parent-choices.ts";
import type { Org } from "./queries.ts";

type OrgRow = Pick<Org, "id" | "name" | "hasChildren" | "path">;

/** The levels that are loaded, by what they stand below; null for one that could not be. */
export type OrgLevels<Row> = ReadonlyMap<string, readonly Row[] | null>;

/** What is loaded of the organisations as a tree; the rest is asked for when it is opened. */
export function orgNodes<Row extends OrgRow>(
  levels: OrgLevels<Row>,
  label: (org: Row) => string,
  parentId = topId,
): TreeNode[] {
  return (levels.get(parentId) ?? []).map((org) => ({
    id: org.id,
    label: label(org),
    hasChildren: org.hasChildren,
    children: levels.get(org.id) ? orgNodes(levels, label, org.id) : undefined,
    childrenFailed: levels.get(org.id) === null,
  }));
}

/** The ids of those an organisation stands below, from the top. */
export function idsAbove({ path }: Pick<Org, "path">): string[] {
  return path.split("/").filter(Boolean).slice(0, -1);
}

/** An organisation among those loaded. */
export function findOrg<Row extends OrgRow>(levels: OrgLevels<Row>, id: string): Row | undefined {
  return [...levels.values()].flatMap((level) => level ?? []).find((org) => org.id === id);
}
