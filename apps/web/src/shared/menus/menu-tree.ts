import type { TreeNode } from "@atrium/ui";
import type { MenuBranch } from "../../queries/menus.ts";

/** All menus of a tree in depth-first order. */
export function flattenMenus(branches: readonly MenuBranch[]): MenuBranch[] {
  return branches.flatMap((branch) => [branch, ...flattenMenus(branch.children)]);
}

/** The children of a menu; the top level for `"0"`. */
export function childrenOf(branches: readonly MenuBranch[], id: string): readonly MenuBranch[] {
  if (id === "0") return branches;
  return flattenMenus(branches).find((branch) => branch.id === id)?.children ?? [];
}

/** The menus as nodes of a tree. */
export function menuNodes(
  branches: readonly MenuBranch[],
  label: (branch: MenuBranch) => string,
): TreeNode[] {
  return branches.map((branch) => ({
    id: branch.id,
    label: label(branch),
    children: menuNodes(branch.children, label),
  }));
}
