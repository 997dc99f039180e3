import type { MenuTreeNode } from "./menu-tree.ts";
import type { Navigation } from "./navigation.ts";

/** One step of the way from the top of the menu to a page. */
export interface Breadcrumb {
  readonly id: string;
  readonly title: string;
  /** Where the step leads, when it leads anywhere without parameters. */
  readonly path: string | undefined;
}

/** The way to an entry, from the top; empty for an unknown id. Entries without any title are skipped. */
export function breadcrumbs(navigation: Navigation, id: string): readonly Breadcrumb[] {
  return trail(navigation, id).flatMap(({ entry }) => {
    const title = entry.title || entry.name;
    if (!title) return [];
    const own = navigation.paths.get(entry.id);
    const path = navigation.landings.get(entry.id) ?? (own?.includes("/:") ? undefined : own);
    return [{ id: entry.id, title, path }];
  });
}

/**
 * The side menu's entry to mark while a page is shown: the one the page names as its `activeMenu`, by
 * path or by name, else the page itself, else what it lies in.
 */
export function activeMenuId(navigation: Navigation, id: string): string | undefined {
  const way = trail(navigation, id);
  const named = way.at(-1)?.entry.activeMenu;
  if (named) {
    for (const { entry } of navigation.entries.values()) {
      if (entry.name === named || navigation.paths.get(entry.id) === named) return entry.id;
    }
  }
  const hidden = way.findIndex(({ entry }) => entry.type !== "menu" && entry.type !== "directory");
  return (hidden === -1 ? way : way.slice(0, hidden)).at(-1)?.entry.id;
}

function trail(navigation: Navigation, id: string): MenuTreeNode[] {
  const way: MenuTreeNode[] = [];
  for (let node = navigation.entries.get(id); node !== undefined; node = node.parent)
    way.push(node);
  return way.reverse();
}
