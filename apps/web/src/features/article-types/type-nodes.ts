import type { TreeNode } from "@atrium/ui";
import { topId } from "../../shared/parent-choices.ts";
import type { TypeRow } from "../../queries/article-types.ts";

type Row = Pick<TypeRow, "id" | "parentId" | "language" | "name" | "code" | "displayStatus">;

/** What types are looked for by. */
export interface TypeFilter {
  /** Words that the name or code contains. */
  readonly keyword: string;
  readonly displayStatus: string | undefined;
  readonly language: string | undefined;
}

/** Looks for nothing. */
export const noFilter: TypeFilter = { keyword: "", displayStatus: undefined, language: undefined };

/** Whether anything is looked for at all. */
export function isFiltered({ keyword, displayStatus, language }: TypeFilter): boolean {
  return keyword.trim() !== "" || displayStatus !== undefined || language !== undefined;
}

/** The types as a tree: those that match, with their ancestors. One whose parent is missing is at the top level. */
export function typeNodes(rows: readonly Row[], filter: TypeFilter): TreeNode[] {
  const fits = matcher(filter);
  const below = childrenByParent(rows);
  const nodesBelow = (id: string): TreeNode[] =>
    (below.get(id) ?? []).flatMap((row) => {
      const children = nodesBelow(row.id);
      return fits(row) || children.length > 0 ? [{ id: row.id, label: row.name, children }] : [];
    });
  return nodesBelow(topId);
}

/** The children of a type in order; the top level for `"0"`. */
export function childrenOf<One extends Row>(rows: readonly One[], id: string): readonly One[] {
  return childrenByParent(rows).get(id) ?? [];
}

function childrenByParent<One extends Row>(rows: readonly One[]): Map<string, One[]> {
  const ids = new Set(rows.map(({ id }) => id));
  const below = new Map<string, One[]>();
  for (const row of rows) {
    const parentId = ids.has(row.parentId) ? row.parentId : topId;
    below.set(parentId, [...(below.get(parentId) ?? []), row]);
  }
  return below;
}

function matcher({ keyword, displayStatus, language }: TypeFilter): (row: Row) => boolean {
  const words = keyword.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return (row) => {
    const text = `${row.name} ${row.code}`.toLocaleLowerCase();
    const isInState = displayStatus === undefined || row.displayStatus === displayStatus;
    const isInLanguage = language === undefined || row.language === language;
    return isInState && isInLanguage && words.every((word) => text.includes(word));
  };
}
