import type { TreeNode } from "./tree-model.ts";

/**
 * The labels from the top to a node; empty when it does not exist.
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

/**
 * The ids of a node's ancestors, from the top; empty when it has none or does not exist.
 *
 * @example idsAbove(nodes, "news-cn") // ["news"]
 */
export function ancestorIds(nodes: readonly TreeNode[], id: string): string[] {
  for (const node of nodes) {
    const children = node.children ?? [];
    if (children.some((child) => child.id === id)) return [node.id];
    const below = ancestorIds(children, id);
    if (below.length > 0) return [node.id, ...below];
  }
  return [];
}
