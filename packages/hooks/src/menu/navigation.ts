import type { Messages } from "../messages.ts";
import { toMenu, type MenuNode } from "./build-menu.ts";
import { toRoutes, type MenuRoute } from "./build-routes.ts";
import { checkMenu, type CheckOptions } from "./check-menu.ts";
import { buildRouteIndex, type RouteIndex } from "./match-route.ts";
import type { MenuEntry } from "./menu-entry.ts";
import type { MenuProblem } from "./menu-problem.ts";
import { buildMenuTree, type MenuTreeNode } from "./menu-tree.ts";

/** Everything the menus of one user come to. */
export interface Navigation {
  readonly menu: readonly MenuNode[];
  readonly routes: readonly MenuRoute[];
  readonly index: RouteIndex;
  /** Routes that are pages with a path of their own, in menu order. */
  readonly pages: readonly MenuRoute[];
  /** The entries in their places, by id. */
  readonly entries: ReadonlyMap<string, MenuTreeNode>;
  /** The usable paths, by entry id. */
  readonly paths: ReadonlyMap<string, string>;
  /** The first page below each entry of the side menu, by entry id. */
  readonly landings: ReadonlyMap<string, string>;
  readonly problems: readonly MenuProblem[];
}

/** How navigation is built. */
export interface NavigationOptions extends CheckOptions {
  readonly messages?: Pick<Messages, "unnamedMenu">;
  /** Routes the application brings along, after those of the menus. */
  readonly staticRoutes?: readonly MenuRoute[];
}

/** Builds menu, routes and index of the same entries in one go. */
export function buildNavigation(
  entries: readonly MenuEntry[],
  options: NavigationOptions = {},
): Navigation {
  const tree = buildMenuTree(entries);
  const checked = checkMenu(tree, options);
  const routes = [...toRoutes(tree, checked, options), ...(options.staticRoutes ?? [])];
  const pages = collectPages(routes);
  return {
    menu: toMenu(tree, checked, options),
    routes,
    index: buildRouteIndex(routes),
    pages,
    entries: new Map(tree.nodes.map((node) => [node.entry.id, node])),
    paths: checked.paths,
    landings: findLandings(tree.nodes, pages),
    problems: checked.problems,
  };
}

/**
 * `buildNavigation` that remembers: the same menus give the same navigation.
 *
 * @example
 * const navigationOf = createNavigation({ messages });
 * navigationOf(content.menus).menu;
 */
export function createNavigation(
  options: NavigationOptions = {},
): (menus: readonly MenuEntry[]) => Navigation {
  const built = new WeakMap<readonly MenuEntry[], Navigation>();
  return (menus) => {
    const known = built.get(menus);
    if (known !== undefined) return known;
    const navigation = buildNavigation(menus, options);
    built.set(menus, navigation);
    return navigation;
  };
}

function collectPages(routes: readonly MenuRoute[]): MenuRoute[] {
  const pages: MenuRoute[] = [];
  const stack = routes.toReversed();
  for (let route = stack.pop(); route !== undefined; route = stack.pop()) {
    if (route.path !== undefined && !route.meta.isGroup) pages.push(route);
    for (const child of route.children.toReversed()) stack.push(child);
  }
  return pages;
}

/** From the last entry to the first, so that what each hands up last is its first page. */
function findLandings(
  nodes: readonly MenuTreeNode[],
  pages: readonly MenuRoute[],
): Map<string, string> {
  const pagePaths = new Map(pages.map((page) => [page.id, page.path]));
  const landings = new Map<string, string>();
  for (const { entry, parent } of nodes.toReversed()) {
    if (entry.type !== "menu" && entry.type !== "directory") continue;
    const own = pagePaths.get(entry.id);
    const landing = own !== undefined && !own.includes("/:") ? own : landings.get(entry.id);
    if (landing === undefined) continue;
    landings.set(entry.id, landing);
    if (parent !== undefined) landings.set(parent.entry.id, landing);
  }
  return landings;
}
