import { defaultMessages, type Messages } from "../messages.ts";
import { checkMenu, isLayout, type CheckedMenu, type CheckOptions } from "./check-menu.ts";
import type { MenuEntry } from "./menu-entry.ts";
import type { MenuProblem } from "./menu-problem.ts";
import { buildMenuTree, type MenuTree, type MenuTreeNode } from "./menu-tree.ts";
import type { RoleRule } from "./roles.ts";

/** A route made of a menu entry, or one the application brings along. */
export interface MenuRoute {
  readonly id: string;
  readonly path: string | undefined;
  readonly name: string | undefined;
  /** The view to show; undefined or the layout for routes that only hold others. */
  readonly component: string | undefined;
  readonly title: string;
  readonly icon: string | undefined;
  readonly meta: RouteMeta;
  readonly children: readonly MenuRoute[];
}

/** What a route carries besides its place. */
export interface RouteMeta {
  /** The layout, or nothing: the route is no page of its own. */
  readonly isGroup: boolean;
  /** Not in the side menu. */
  readonly hidden: boolean;
  /** Its tab can't be closed. */
  readonly affix: boolean;
  /** Its view is not kept while hidden. */
  readonly noCache: boolean;
  /** Roles of which the user needs one; empty means any. */
  readonly roles: readonly string[];
  /** What the entries above ask for, which holds even where the route moved out of them. */
  readonly within: RoleRule | undefined;
  readonly activeMenu: string | undefined;
  readonly permissionButtons: readonly string[];
}

/** How routes are built. */
export interface BuildRoutesOptions extends CheckOptions {
  readonly messages?: Pick<Messages, "unnamedMenu">;
}

/**
 * The routes of menu entries. An api entry yields none; children whose component is the layout move up
 * until no layout lies within a route.
 *
 * @example
 * const { routes, problems } = buildRoutes(menus);
 */
export function buildRoutes(
  entries: readonly MenuEntry[],
  options: BuildRoutesOptions = {},
): { routes: readonly MenuRoute[]; problems: readonly MenuProblem[] } {
  const tree = buildMenuTree(entries);
  const checked = checkMenu(tree, options);
  return { routes: toRoutes(tree, checked, options), problems: checked.problems };
}

/** The routes of a tree that was checked already. */
export function toRoutes(
  tree: MenuTree,
  { paths, dropped }: Pick<CheckedMenu, "paths" | "dropped">,
  options: BuildRoutesOptions = {},
): readonly MenuRoute[] {
  const routes: MenuRoute[] = [];
  const lists = new Map<MenuTreeNode | undefined, MenuRoute[]>([[undefined, routes]]);
  const rules = new Map<MenuTreeNode | undefined, RoleRule | undefined>();
  for (const node of tree.nodes) {
    const { entry } = node;
    const within = rules.get(node.parent);
    rules.set(node, entry.roles?.length ? { anyOf: entry.roles, within } : within);
    const list = (isLayout(entry, options) ? undefined : lists.get(node.parent)) ?? routes;
    if (dropped.has(entry.id)) {
      lists.set(node, lists.get(node.parent) ?? routes);
      continue;
    }
    const children: MenuRoute[] = [];
    lists.set(node, children);
    list.push(toRoute(entry, paths.get(entry.id), { within, children }, options));
  }
  return routes;
}

function toRoute(
  entry: MenuEntry,
  path: string | undefined,
  { within, children }: { within: RoleRule | undefined; children: MenuRoute[] },
  options: BuildRoutesOptions,
): MenuRoute {
  const { unnamedMenu } = options.messages ?? defaultMessages;
  const isGroup = isLayout(entry, options) || (!entry.component && entry.type === "directory");
  return {
    id: entry.id,
    path,
    name: entry.name ?? undefined,
    component: entry.component ?? undefined,
    title: entry.title || entry.name || unnamedMenu(),
    icon: entry.icon ?? undefined,
    meta: {
      isGroup,
      hidden: entry.type === "hidden-menu",
      affix: entry.affix ?? false,
      noCache: entry.noCache ?? false,
      roles: entry.roles ?? [],
      within,
      activeMenu: entry.activeMenu ?? undefined,
      permissionButtons: entry.permissionButtons ?? [],
    },
    children,
  };
}
