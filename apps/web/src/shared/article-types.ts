import type { TreeNode } from "@atrium/ui";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { typeQueries, type TypeRow } from "../queries/article-types.ts";

const EMPTY: readonly TypeRow[] = [];

/** All article types as a tree for choosing, and the name of each. */
export function useArticleTypes(): {
  nodes: TreeNode[];
  nameOf: (id: string) => string | undefined;
  /** Whether there are none, and not only none yet known. */
  isEmpty: boolean;
} {
  const { data = EMPTY } = useQuery({ ...typeQueries.list({}), staleTime: 5 * 60_000 });
  return useMemo(() => {
    const names = new Map(data.map(({ id, name }) => [id, name]));
    return {
      nodes: toTree(data),
      nameOf: (id) => names.get(id),
      isEmpty: data !== EMPTY && data.length === 0,
    };
  }, [data]);
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
