import type { TreeNode } from "@atrium/ui";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { menuTree, toTreeNodes } from "../../shared/tree-choices.ts";

/** The menus to choose a permission's page from, and why there are none. */
export function useMenuNodes(): { nodes: readonly TreeNode[]; problem: string | undefined } {
  const { data, error } = useQuery(menuTree);
  const nodes = useMemo(() => toTreeNodes(data ?? [], ({ title }) => title), [data]);
  return { nodes, problem: error?.message };
}
