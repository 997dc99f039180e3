import type { TreeNode } from "@atrium/ui";
import { topId } from "../../shared/parent-choices.ts";
import type { RecordMove } from "../../shared/use-tree-move.ts";
import type { Org } from "../../queries/orgs.ts";

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

/** The levels as they are once a record has moved: it stands at its new place alone. */
export function levelsAfter<Row extends Pick<Org, "id">>(
  levels: OrgLevels<Row>,
  { record, place }: RecordMove<Row>,
): OrgLevels<Row> {
  const entries = [...levels].map(([parentId, level]) => {
    const others = level?.filter(({ id }) => id !== record.id) ?? null;
    const isNewPlace = parentId === place.parentId;
    return [
      parentId,
      isNewPlace && others ? others.toSpliced(place.index, 0, record) : others,
    ] as const;
  });
  return new Map(entries);
}

/** The levels with each record where it was last seen: levels are read one by one, and one may have moved in between. */
export function withoutFormer<Row extends Pick<Org, "id" | "version">>(
  levels: OrgLevels<Row>,
): OrgLevels<Row> {
  const versions = new Map<string, number>();
  for (const { id, version } of [...levels.values()].flatMap((level) => level ?? [])) {
    versions.set(id, Math.max(version, versions.get(id) ?? 0));
  }
  const entries = [...levels].map(
    ([parentId, level]) =>
      [parentId, level?.filter(({ id, version }) => version === versions.get(id)) ?? null] as const,
  );
  return new Map(entries);
}

/** The ids of those an organisation stands below, from the top. */
export function ancestorIds({ path }: Pick<Org, "path">): string[] {
  return path.split("/").filter(Boolean).slice(0, -1);
}

/** An organisation among those loaded. */
export function findOrg<Row extends OrgRow>(levels: OrgLevels<Row>, id: string): Row | undefined {
  return [...levels.values()].flatMap((level) => level ?? []).find((org) => org.id === id);
}
