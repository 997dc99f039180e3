import type { TreeNode } from "@atrium/ui";
import { useMemo } from "react";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { menuTree } from "../../queries/menus.ts";
import { toTreeNodes } from "../../shared/tree-choices.ts";
import { useQuery } from "../../shared/use-query.ts";

/** The menus to choose a permission's page from, and why there are none. */
export function useMenuNodes(): { nodes: readonly TreeNode[]; problem: string | undefined } {
  const { data, error } = useQuery(menuTree);
  const { menu } = useSeedTranslations();
  const nodes = useMemo(() => toTreeNodes(data ?? [], ({ title }) => menu(title)), [data, menu]);
  return { nodes, problem: error?.message };
}
