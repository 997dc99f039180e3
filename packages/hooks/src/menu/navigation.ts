import type { Messages } from "../messages.ts";
import { toMenu, type MenuNode } from "./build-menu.ts";
import { isGroup, isPage, toRoutes } from "./build-routes.ts";
import type { MenuRoute } from "./menu-route.ts";
import { checkMenu, type CheckedMenu, type CheckOptions } from "./check-menu.ts";
import { buildRouteIndex, type RouteIndex } from "./match-route.ts";
import type { MenuEntry } from "./menu-entry.ts";
import type { MenuProblem } from "./menu-problem.ts";
import { buildMenuTree, type MenuDraft, type MenuTreeNode } from "./menu-tree.ts";
import { once } from "./once.ts";

/**
 * Everything the menus of one user come to.
 *
 * @example
 * const { menu, pages, problems }: Navigation = navigationOf(menus);
 */
export interface Navigation {
  readonly menu: readonly MenuNode[];
  readonly routes: readonly MenuRoute[];
  readonly index: RouteIndex;
  /** Routes that are pages with a path of their own, in menu order. */
  readonly pages: readonly MenuRoute[];
  /** The entries in their places: each, then everything below it, then the next. */
  readonly nodes: readonly MenuTreeNode[];
  /** The same by id. */
  readonly byId: ReadonlyMap<string, MenuTreeNode>;
  /** The menus, hidden ones too, by name. */
  readonly byName: ReadonlyMap<string, MenuTreeNode>;
  readonly problems: readonly MenuProblem[];
}

/**
 * How navigation is built.
 *
 * @example
 * const options: NavigationOptions = { publicPaths: ["/", "/login"], staticRoutes: [match.route] };
 */
export interface NavigationOptions extends CheckOptions {
  readonly messages?: Pick<Messages, "unnamedMenu">;
  /** Routes the application brings along, after those of the menus. */
  readonly staticRoutes?: readonly MenuRoute[];
}

/** Builds menu and routes of the same entries in one go; index, names and problems when they are first asked for. */
export function buildNavigation(
  entries: readonly MenuEntry[],
  options: NavigationOptions = {},
): Navigation {
  const checked = checkMenu(buildMenuTree(entries), options);
  const { staticRoutes = [] } = options;
  const own = toRoutes(checked, options);
  const routes = staticRoutes.length === 0 ? own.routes : [...own.routes, ...staticRoutes];
  findLandings(checked);
  const index = once(() => buildRouteIndex(routes));
  return {
    menu: toMenu(checked, options),
    routes,
    get index() {
      return index();
    },
    pages: [...own.pages, ...pagesOf(staticRoutes)],
    nodes: checked.nodes,
    byId: checked.byId,
    get byName() {
      return checked.byName;
    },
    get problems() {
      return checked.problems;
    },
  };
}

/**
 * The way from menus to navigation: menu and routes of the same entries in one go; index, names and problems when they are
 * first asked for. It remembers: the same menus give the same navigation.
 *
 * @example
 * const navigationOf = createNavigation({ messages: { unnamedMenu: () => "no name" } });
 * const { menu, index, problems } = navigationOf(content.menus);
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

function pagesOf(routes: readonly MenuRoute[]): MenuRoute[] {
  return routes.flatMap((route) => [...(isPage(route) ? [route] : []), ...pagesOf(route.children)]);
}

/** A page leads to itself, and whatever lies above it to the first page below. */
function findLandings({ nodes, sent }: CheckedMenu): void {
  for (const node of sent) {
    if (isInMenu(node) && !isGroup(node) && !node.hasParams) node.landing = node.path;
  }
  for (const { landing, parent } of nodes) if (landing !== undefined) lead(parent, landing);
}

function lead(from: MenuDraft | undefined, landing: string): void {
  for (let at = from; at !== undefined && isInMenu(at); at = at.parent) {
    if (at.landing !== undefined) return;
    at.landing = landing;
  }
}

function isInMenu({ entry }: MenuDraft): boolean {
  return entry.type === "menu" || entry.type === "directory";
}
