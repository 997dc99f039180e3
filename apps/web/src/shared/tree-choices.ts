import { resourceKeys } from "@atrium/hooks/resource";
import type { Result } from "@atrium/sdk";
import type { TreeNode } from "@atrium/ui";
import { queryOptions } from "@tanstack/react-query";
import { sdk } from "./api.ts";

/** The organisations, nested, to choose one of. */
export const orgTree = queryOptions({
  queryKey: resourceKeys("orgs").list("tree"),
  queryFn: ({ signal }) => sdk.orgs.tree({}, { signal, silent: true }),
});

/** A menu with those below it. */
export type MenuBranch = Result<"menusTree">[number];

/** All menus of the back office, nested, to choose one of. */
export const menuTree = queryOptions({
  queryKey: resourceKeys("menus").list("tree"),
  queryFn: ({ signal }) => sdk.menus.tree("0", { signal, silent: true }),
});

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
