import { defaultMessages, type Messages } from "../messages.ts";
import type { CheckedMenu } from "./check-menu.ts";
import type { MenuDraft } from "./menu-tree.ts";
import type { RoleRule } from "./roles.ts";

/**
 * A route made of a menu entry, or one the application brings along.
 *
 * @example
 * const isPage = (route: MenuRoute) => route.path !== undefined && !route.meta.isGroup;
 */
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

/**
 * What a route carries besides its place.
 *
 * @example
 * const { affix, noCache, permissionButtons }: RouteMeta = match.route.meta;
 */
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

/**
 * The routes of a tree that was checked, and its pages in menu order. An api entry yields none; children whose component is
 * the layout move up until no layout lies within a route.
 */
export function toRoutes(
  { nodes }: CheckedMenu,
  { messages = defaultMessages }: { messages?: Pick<Messages, "unnamedMenu"> } = {},
): { routes: MenuRoute[]; pages: MenuRoute[] } {
  const routes: MenuRoute[] = [];
  const pages: MenuRoute[] = [];
  // Where the children of an entry go, and what it asks of them, by its place.
  const lists: MenuRoute[][] = [];
  const rules: (RoleRule | undefined)[] = [];
  for (const node of nodes) {
    const { entry, parent, at } = node;
    const within = parent && rules[parent.at];
    rules[at] = entry.roles?.length ? { anyOf: entry.roles, within } : within;
    const above = parent === undefined ? routes : (lists[parent.at] ?? routes);
    if (node.isDropped) {
      lists[at] = above;
      continue;
    }
    const route = toRoute(node, within, messages);
    lists[at] = route.children;
    (node.isLayout ? routes : above).push(route);
    if (isPage(route)) pages.push(route);
  }
  return { routes, pages };
}

/** Tells whether a route shows a view of its own. */
export function isPage(route: MenuRoute): boolean {
  return route.path !== undefined && !route.meta.isGroup;
}

/** Tells whether an entry only holds others. */
export function isGroup({ entry, isLayout }: MenuDraft): boolean {
  return isLayout || (!entry.component && entry.type === "directory");
}

const none: readonly string[] = [];
/** Below a route that has nothing below it. */
const leaf: MenuRoute[] = [];

function toRoute(
  node: MenuDraft,
  within: RoleRule | undefined,
  messages: Pick<Messages, "unnamedMenu">,
): MenuRoute & { children: MenuRoute[] } {
  const { entry, path } = node;
  return {
    id: entry.id,
    path,
    name: entry.name ?? undefined,
    component: entry.component ?? undefined,
    title: entry.title || entry.name || messages.unnamedMenu(),
    icon: entry.icon ?? undefined,
    meta: {
      isGroup: isGroup(node),
      hidden: entry.type === "hidden-menu",
      affix: entry.affix ?? false,
      noCache: entry.noCache ?? false,
      roles: entry.roles ?? none,
      within,
      activeMenu: entry.activeMenu ?? undefined,
      permissionButtons: entry.permissionButtons ?? none,
    },
    children: node.children.length === 0 ? leaf : [],
  };
}
