import type { TreeNode } from "@atrium/ui";
import { topId } from "../../shared/parent-choices.ts";
import type { RecordMove } from "../../shared/use-tree-move.ts";
import type { Org } from "../../queries/orgs.ts";

type OrgRow = Pick<Org, "id" | "name" | "hasChildren" | "path">;

/** The loaded levels by parent; null for one that failed. */
export type OrgLevels<Row> = ReadonlyMap<string, readonly Row[] | null>;

/** The loaded organisations as a tree; the rest is loaded when expanded. */
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

/** The levels after a move: the record is only at its new position. */
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

/** The levels with each record at its latest position: they are fetched separately, and a record may move in between. */
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

/** The ids of an organisation's ancestors, from the top. */
export function ancestorIds({ path }: Pick<Org, "path">): string[] {
  return path.split("/").filter(Boolean).slice(0, -1);
}

/** An organisation among those loaded. */
export function findOrg<Row extends OrgRow>(levels: OrgLevels<Row>, id: string): Row | undefined {
  return [...levels.values()].flatMap((level) => level ?? []).find((org) => org.id === id);
}
