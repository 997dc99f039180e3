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
 * The page of a URL. The guard matches it once per navigation; the preloader, the tab's pane, the breadcrumbs and
 * the menu read it from the router.
 */
export interface AdminPage {
  readonly pathname: string;
  /** Found in these menus, by somebody with these roles; with others it has to be found again. */
  readonly menus: Navigation;
  readonly roles: readonly string[];
  /** Undefined when the user's menus do not have the address. */
  readonly match: RouteMatch | undefined;
  /** Others have a page there. */
  readonly isElsewhere: boolean;
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
  isElsewhere = false,
): AdminPage {
  const menus = navigationOf(content.menus);
  const isForbidden = decision.kind === "forbidden";
  const match = isForbidden || decision.kind === "allow" ? decision.match : undefined;
  const activeId = match && activeMenuId(menus, match.route.id);
  const page: AdminPage = {
    pathname,
    menus,
    roles: content.user.roles,
    match,
    isElsewhere,
    isForbidden,
    activeMenuId: activeId,
    permissionButtons: pageButtons(menus, match?.route, activeId),
  };
  pagesOf(content).set(pathname, page);
  return page;
}

/** Finds the page of a path; undefined while the session has no menus. */
export function findAdminPage(pathname: string, session: SessionState): AdminPage | undefined {
  const content = sessionContent(session);
  if (content === undefined) return undefined;
  const known = pagesOf(content).get(pathname);
  if (known !== undefined) return known;
  const decision = resolveNavigation({ href: pathname, session, navigationOf });
  return toAdminPage(pathname, decision, content);
}

const pagesFound = new WeakMap<SessionContent, Map<string, AdminPage>>();

/** The pages found so far for the content of a session, by path. */
function pagesOf(content: SessionContent): Map<string, AdminPage> {
  const pages = pagesFound.get(content) ?? new Map<string, AdminPage>();
  pagesFound.set(content, pages);
  return pages;
}

/** Whether a page is as the session's menus and roles would have it now. */
export function isCurrent({ menus, roles }: AdminPage, session: SessionState): boolean {
  const content = sessionContent(session);
  if (content === undefined) return true;
  return menus === navigationOf(content.menus) && roles === content.user.roles;
}
