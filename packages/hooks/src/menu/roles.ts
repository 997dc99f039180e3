import type { MenuRoute, RouteMeta } from "./menu-route.ts";

/** Whether roles open a route: one of its own, and one of each entry above it. */
export function rolesAllow(
  meta: Pick<RouteMeta, "roles" | "within">,
  roles: ReadonlySet<string>,
): boolean {
  if (!holdsOne(meta.roles, roles)) return false;
  for (let rule = meta.within; rule !== undefined; rule = rule.within) {
    if (!holdsOne(rule.anyOf, roles)) return false;
  }
  return true;
}

/**
 * The routes a user may see: those whose `meta.roles` are empty or hold one of theirs. A route that is
 * left out takes its children along.
 *
 * @example
 * const own = filterRoutesByRoles(navigationOf(menus).routes, content.user.roles);
 */
export function filterRoutesByRoles(
  routes: readonly MenuRoute[],
  userRoles: readonly string[],
): readonly MenuRoute[] {
  const roles = new Set(userRoles);
  const kept: MenuRoute[] = [];
  const work: { from: readonly MenuRoute[]; to: MenuRoute[] }[] = [{ from: routes, to: kept }];
  // A list of work instead of recursion: depth comes from the server.
  for (const { from, to } of work) {
    for (const route of from) {
      if (!rolesAllow(route.meta, roles)) continue;
      const children: MenuRoute[] = [];
      to.push({ ...route, children });
      work.push({ from: route.children, to: children });
    }
  }
  return kept;
}

function holdsOne(needed: readonly string[], roles: ReadonlySet<string>): boolean {
  return needed.length === 0 || needed.some((role) => roles.has(role));
}
