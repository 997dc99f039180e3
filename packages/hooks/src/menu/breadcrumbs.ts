import { matchRoute } from "./match-route.ts";
import type { MenuTreeNode } from "./menu-tree.ts";
import type { Navigation } from "./navigation.ts";

/**
 * One step of the way from the top of the menu to a page.
 *
 * @example
 * const label = ({ title, path }: Breadcrumb) => (path === undefined ? title : <a href={path}>{title}</a>);
 */
export interface Breadcrumb {
  readonly id: string;
  readonly title: string;
  /** Where the step leads, when it leads anywhere without parameters. */
  readonly path: string | undefined;
}

/**
 * The way to an entry, from the top; empty for an unknown id. Entries without any title are skipped.
 *
 * @example
 * const way = breadcrumbs(navigationOf(menus), match.route.id).map(({ title }) => title).join(" / ");
 */
export function breadcrumbs(navigation: Navigation, id: string): readonly Breadcrumb[] {
  return trail(navigation, id).flatMap(({ entry, landing, path: own }) => {
    const title = entry.title || entry.name;
    if (!title) return [];
    const path = landing ?? (own?.includes("/:") ? undefined : own);
    return [{ id: entry.id, title, path }];
  });
}

/**
 * The side menu's entry to mark while a page is shown: the one the page names as its `activeMenu`, by
 * path or by name, else the page itself, else what it lies in.
 *
 * @example
 * const markedId = activeMenuId(navigationOf(menus), match.route.id);
 */
export function activeMenuId(navigation: Navigation, id: string): string | undefined {
  const way = trail(navigation, id);
  const named = way.at(-1)?.entry.activeMenu;
  const marked = named && (navigation.byName.get(named) ?? findByPath(navigation, named));
  if (marked) return marked.entry.id;
  const hidden = way.findIndex(({ entry }) => entry.type !== "menu" && entry.type !== "directory");
  return (hidden === -1 ? way : way.slice(0, hidden)).at(-1)?.entry.id;
}

function findByPath(navigation: Navigation, path: string): MenuTreeNode | undefined {
  const match = matchRoute(navigation.index, path);
  return match && navigation.byId.get(match.route.id);
}

function trail(navigation: Navigation, id: string): MenuTreeNode[] {
  const way: MenuTreeNode[] = [];
  for (let node = navigation.byId.get(id); node !== undefined; node = node.parent) way.push(node);
  return way.reverse();
}
