import { defaultMessages, type Messages } from "../messages.ts";
import type { MenuEntry } from "./menu-entry.ts";
import type { MenuProblem } from "./menu-problem.ts";
import { buildMenuTree, type MenuTree, type MenuTreeNode } from "./menu-tree.ts";
import { checkMenu, type CheckedMenu, type CheckOptions } from "./check-menu.ts";

/** An entry of the side menu. */
export interface MenuNode {
  readonly id: string;
  readonly type: "directory" | "menu";
  readonly title: string;
  readonly name: string | undefined;
  readonly icon: string | undefined;
  /** Where it leads; a directory may lead nowhere. */
  readonly path: string | undefined;
  readonly badgeKey: string | undefined;
  readonly children: readonly MenuNode[];
}

/** How the side menu is built. */
export interface BuildMenuOptions extends CheckOptions {
  readonly messages?: Pick<Messages, "unnamedMenu">;
}

/**
 * The side menu: entries of type directory and menu, ascending by `orderBy`. What lies below a hidden
 * or unknown entry is hidden with it.
 *
 * @example
 * const { menu, problems } = buildMenu(await sdk.menus.currentUser());
 */
export function buildMenu(
  entries: readonly MenuEntry[],
  options: BuildMenuOptions = {},
): { menu: readonly MenuNode[]; problems: readonly MenuProblem[] } {
  const tree = buildMenuTree(entries);
  const checked = checkMenu(tree, options);
  return { menu: toMenu(tree, checked, options), problems: checked.problems };
}

/** The side menu of a tree that was checked already. */
export function toMenu(
  tree: MenuTree,
  { paths, dropped }: Pick<CheckedMenu, "paths" | "dropped">,
  options: Pick<BuildMenuOptions, "messages"> = {},
): readonly MenuNode[] {
  const unnamed = (options.messages ?? defaultMessages).unnamedMenu;
  const menu: MenuNode[] = [];
  // Where the children of an entry go; an entry without a list here is hidden, and so are they.
  const lists = new Map<MenuTreeNode | undefined, MenuNode[]>([[undefined, menu]]);
  for (const node of tree.nodes) {
    const { entry } = node;
    const list = lists.get(node.parent);
    if (list === undefined || (entry.type !== "directory" && entry.type !== "menu")) continue;
    if (dropped.has(entry.id)) {
      lists.set(node, list);
      continue;
    }
    const children: MenuNode[] = [];
    lists.set(node, children);
    list.push({
      id: entry.id,
      type: entry.type,
      title: entry.title || entry.name || unnamed(),
      name: entry.name ?? undefined,
      icon: entry.icon ?? undefined,
      path: paths.get(entry.id),
      badgeKey: entry.badgeKey ?? undefined,
      children,
    });
  }
  return menu;
}
