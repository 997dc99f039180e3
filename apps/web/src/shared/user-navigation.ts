import {
  filterRoutesByRoles,
  useNavigation,
  useSessionUser,
  type MenuNode,
  type MenuRoute,
  type Navigation,
} from "@atrium/hooks";
import { useMemo } from "react";
import { navigationOf } from "./api.ts";

/** What the user may open. The guard refuses the rest, so it is offered nowhere. */
export interface UserNavigation {
  readonly pages: readonly MenuRoute[];
  readonly menu: readonly MenuNode[];
  /** Where an entry leads, if it leads to one of the pages. */
  landingOf(id: string): string | undefined;
}

const noRoles: readonly string[] = [];

/** The menus of a user, without the pages that ask for roles they do not hold, and without groups that hold no page. */
export function userNavigation(navigation: Navigation, roles: readonly string[]): UserNavigation {
  const routes = idsOf(filterRoutesByRoles(navigation.routes, roles));
  const pages = navigation.pages.filter(({ id }) => routes.has(id));
  const own = new Set(pages.map(({ id }) => id));
  const paths = new Set(pages.map(({ path }) => path));
  return {
    pages,
    menu: withPages(navigation.menu, own),
    landingOf(id) {
      const landing = navigation.byId.get(id)?.landing;
      return paths.has(landing) ? landing : undefined;
    },
  };
}

/** The navigation of the signed-in user. */
export function useUserNavigation(): UserNavigation {
  const navigation = useNavigation(navigationOf);
  const roles = useSessionUser()?.roles ?? noRoles;
  return useMemo(() => userNavigation(navigation, roles), [navigation, roles]);
}

/** The entries that are one of the pages or a link to another site, or hold one. */
function withPages(nodes: readonly MenuNode[], pages: ReadonlySet<string>): readonly MenuNode[] {
  return nodes.flatMap((node) => {
    const children = withPages(node.children, pages);
    const isShown = pages.has(node.id) || node.type === "link" || children.length > 0;
    return isShown ? [{ ...node, children }] : [];
  });
}

function idsOf(routes: readonly MenuRoute[]): Set<string> {
  const ids = new Set<string>();
  // A list of work instead of recursion: depth comes from the server.
  const lists = [routes];
  for (const list of lists) {
    for (const { id, children } of list) {
      ids.add(id);
      if (children.length > 0) lists.push(children);
    }
  }
  return ids;
}
