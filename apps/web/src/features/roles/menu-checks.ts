import type { TreeChecks, TreeNode } from "@atrium/ui";

/**
 * The check boxes for the granted menus: checked when a menu and all its descendants are granted, mixed when it is
 * granted but some descendant is not. A page can be granted without the pages below it.
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
 * The granted menus after a click on one: it is granted with its descendants, or revoked with them when all were
 * granted. Ancestors of a granted menu are granted; a directory without granted descendants is revoked. Disabled nodes
 * stay unchanged.
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
