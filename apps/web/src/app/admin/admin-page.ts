import {
  activeMenuId,
  resolveNavigation,
  sessionContent,
  type Navigation,
  type NavigationDecision,
  type RouteMatch,
  type SessionContent,
  type SessionState,
} from "@atrium/hooks";
import { navigationOf } from "../../shared/api.ts";
import { pageButtons } from "./page-buttons.ts";

/**
 * The page of a URL. The guard matches it once per navigation and hands it down to the preloader, the tab's pane, the
 * breadcrumbs and the menu.
 */
export interface AdminPage {
  readonly pathname: string;
  /** Found in these menus, by somebody with these roles; with others it has to be found again. */
  readonly menus: Navigation;
  readonly roles: readonly string[];
  /** Undefined when the user's menus do not have the address. */
  readonly match: RouteMatch | undefined;
  /** The user holds none of the page's roles. */
  readonly isForbidden: boolean;
  /** The entry to mark in the side menu. */
  readonly activeMenuId: string | undefined;
  readonly permissionButtons: readonly string[];
}

/** The page at a path, as the guard decided about it. */
export function toAdminPage(
  pathname: string,
  decision: NavigationDecision,
  content: SessionContent,
): AdminPage {
  const menus = navigationOf(content.menus);
  const isForbidden = decision.kind === "forbidden";
  const match = isForbidden || decision.kind === "allow" ? decision.match : undefined;
  const activeId = match && activeMenuId(menus, match.route.id);
  return {
    pathname,
    menus,
    roles: content.user.roles,
    match,
    isForbidden,
    activeMenuId: activeId,
    permissionButtons: pageButtons(menus, match?.route, activeId),
  };
}

/** Finds the page of a path; undefined while the session has no menus. */
export function findAdminPage(pathname: string, session: SessionState): AdminPage | undefined {
  const content = sessionContent(session);
  if (content === undefined) return undefined;
  const decision = resolveNavigation({ href: pathname, session, navigationOf });
  return toAdminPage(pathname, decision, content);
}

/** Whether a page is as the session's menus and roles would have it now. */
export function isCurrent({ menus, roles }: AdminPage, session: SessionState): boolean {
  const content = sessionContent(session);
  if (content === undefined) return true;
  return menus === navigationOf(content.menus) && roles === content.user.roles;
}
