import type { TreeChecks, TreeNode } from "@atrium/ui";

/**
 * The check boxes for the menus that are open: one is checked when it and all below it are open, half when it is open
 * but something below it is not. A page can so be open without the pages below it.
 */
export function checksOf(nodes: readonly TreeNode[], open: ReadonlySet<string>): TreeChecks {
  const checkedIds = new Set<string>();
  const indeterminateIds = new Set<string>();
  for (const node of branch(nodes)) {
    if (!open.has(node.id)) continue;
    const isWhole = branch(node.children ?? []).every(({ id }) => open.has(id));
    (isWhole ? checkedIds : indeterminateIds).add(node.id);
  }
  return { checkedIds, indeterminateIds };
}

/**
 * The open menus after a press on one: it opens with all below it, or closes with them when all were open. What is
 * above an open one is open too; a heading with nothing open below it closes. Disabled nodes stay as they are.
 *
 * @param isHeading Whether a menu has no page of its own.
 */
export function pressMenu(
  nodes: readonly TreeNode[],
  open: ReadonlySet<string>,
  pressed: TreeNode,
  isHeading: (id: string) => boolean,
): ReadonlySet<string> {
  const free = branch([pressed]).filter(({ disabled }) => !disabled);
  const isClosing = free.every(({ id }) => open.has(id));
  const next = new Set(open);
  for (const { id } of free) {
    if (isClosing) next.delete(id);
    else next.add(id);
  }
  nodes.forEach((node) => settle(node, next, isHeading));
  return next;
}

/** Updates ancestors to match their descendants; returns whether anything in the branch is granted. */
function settle(node: TreeNode, open: Set<string>, isHeading: (id: string) => boolean): boolean {
  const below = (node.children ?? []).map((child) => settle(child, open, isHeading));
  if (below.includes(true)) open.add(node.id);
  else if (below.length > 0 && isHeading(node.id)) open.delete(node.id);
  return open.has(node.id);
}

function branch(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node) => [node, ...branch(node.children ?? [])]);
}
