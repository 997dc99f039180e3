import type { RoleRule } from "./role-rule.ts";

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
