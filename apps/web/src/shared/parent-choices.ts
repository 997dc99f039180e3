import type { TreeNode } from "@atrium/ui";

/** The id that stands for the top of every tree. */
export const topId = "0";

/** Where a record of a tree can stand: at the top, or below any other that is not below itself. */
export function parentChoices(
  nodes: readonly TreeNode[],
  recordId: string | undefined,
  topLabel: string,
): TreeNode[] {
  return [{ id: topId, label: topLabel, children: without(nodes, recordId) }];
}

function without(nodes: readonly TreeNode[], id: string | undefined): TreeNode[] {
  return nodes
    .filter((node) => node.id !== id)
    .map((node) => ({ ...node, children: without(node.children ?? [], id) }));
}
