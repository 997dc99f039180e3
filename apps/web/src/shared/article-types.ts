import type { TreeNode } from "@atrium/ui";
import { useMemo } from "react";
import { typeQueries, type TypeRow } from "../queries/article-types.ts";
import { isForbidden } from "./panel-status.ts";
import { useQuery } from "./use-query.ts";

const EMPTY: readonly TypeRow[] = [];

/**
 * All article types as a tree for choosing, and the name of each.
 *
 * @param language The tree's; of all languages without it.
 */
export function useArticleTypes(language?: string): {
  /** All of them. */
  rows: readonly TypeRow[];
  nodes: TreeNode[];
  nameOf: (id: string) => string | undefined;
  /** Whether there are none, and not only none yet known. */
  isEmpty: boolean;
  /** Whether the user may not see them. */
  isForbidden: boolean;
} {
  const { data = EMPTY, error } = useQuery({ ...typeQueries.list({}), staleTime: 5 * 60_000 });
  return useMemo(() => {
    const names = new Map(data.map(({ id, name }) => [id, name]));
    const own = language === undefined ? data : data.filter((row) => row.language === language);
    return {
      rows: data,
      nodes: toTree(own),
      nameOf: (id) => names.get(id),
      isEmpty: data !== EMPTY && data.length === 0,
      isForbidden: data === EMPTY && isForbidden(error),
    };
  }, [data, language, error]);
}

/** Types as a tree; one whose parent is missing is at the top level. */
export function toTree(rows: readonly Pick<TypeRow, "id" | "parentId" | "name">[]): TreeNode[] {
  const ids = new Set(rows.map(({ id }) => id));
  const parentOf = (row: { parentId: string }) => (ids.has(row.parentId) ? row.parentId : "0");
  const below = (id: string): TreeNode[] =>
    rows
      .filter((row) => parentOf(row) === id)
      .map((row) => ({ id: row.id, label: row.name, children: below(row.id) }));
  return below("0");
}

/** The type that is a type's translation in a language. */
export function counterpart(
  types: readonly Pick<TypeRow, "id" | "language" | "translationGroupId">[],
  typeId: string,
  language: string,
): Pick<TypeRow, "id"> | undefined {
  const group = types.find(({ id }) => id === typeId)?.translationGroupId;
  return types.find((one) => one.translationGroupId === group && one.language === language);
}
