import type { TreeNode } from "@atrium/ui";

interface Nested<Item> {
  readonly id: string;
  readonly children: readonly Item[];
}

/** Nested records as the nodes of a tree. */
export function toTreeNodes<Item extends Nested<Item>>(
  items: readonly Item[],
  label: (item: Item) => string,
): TreeNode[] {
  return items.map((item) => ({
    id: item.id,
    label: label(item),
    children: toTreeNodes(item.children, label),
  }));
}

/** A node of a tree by its id. */
export function findNode(nodes: readonly TreeNode[], id: string): TreeNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}
