import type { TreeNode } from "@atrium/ui";

/** The parent id of top-level records in every tree. */
export const topId = "0";

/** The possible parents of a record: the top level, or any record that is not its descendant. */
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
