import type { TreeNode } from "./tree-model.ts";

/**
 * The labels from the top to a node; empty when it is not in the trees.
 *
 * @example pathLabels(nodes, "news-cn") // ["News", "China"]
 */
export function pathLabels(nodes: readonly TreeNode[], id: string): string[] {
  for (const node of nodes) {
    if (node.id === id) return [node.label];
    const below = pathLabels(node.children ?? [], id);
    if (below.length > 0) return [node.label, ...below];
  }
  return [];
}
