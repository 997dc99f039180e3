import { safeRedirect } from "../session/safe-redirect.ts";
import type { SessionState } from "../session/session-machine.ts";
import { sessionContent } from "../session/session-machine.ts";
import { matchRoute, type RouteMatch } from "./match-route.ts";
import type { MenuEntry } from "./menu-entry.ts";
import type { Navigation } from "./navigation.ts";
import { normalisePath, pathnameOf, publicPaths } from "./paths.ts";
import { rolesAllow } from "./roles.ts";

/**
 * What the guard looks at.
 *
 * @example
 * const request: NavigationRequest = { href, session: session.get(), navigationOf };
 */
export interface NavigationRequest {
  /** Where to: path, query and hash, without origin. */
  readonly href: string;
  readonly session: SessionState;
  /** What the session's menus come to; usually `createNavigation()`. */
  readonly navigationOf: (menus: readonly MenuEntry[]) => Navigation;
  /** Paths that need no sign-in; `publicPaths` by default. */
  readonly publicPaths?: readonly string[];
  /** "/login" by default. */
  readonly loginPath?: string;
}

/**
 * What the guard decides. It does nothing itself, so it may be asked as often as one likes.
 *
 * @example
 * const decision: NavigationDecision = resolveNavigation({ href, session: session.get(), navigationOf });
 * if (decision.kind === "redirect") navigation.navigate(decision.to, { replace: true });
 */
export type NavigationDecision =
  /** Go on; `match` is absent on public paths. */
  | { readonly kind: "allow"; readonly match: RouteMatch | undefined }
  /** Go elsewhere; to sign-in with `redirectUrl` to come back by. */
  | { readonly kind: "redirect"; readonly to: string; readonly redirectUrl: string | undefined }
  /** Load the session, then ask again. */
  | { readonly kind: "load-session" }
  /** No such route: /404. */
  | { readonly kind: "not-found" }
  /** The route exists, but the user holds none of its roles. */
  | { readonly kind: "forbidden"; readonly match: RouteMatch; readonly reason: "roles" };

/**
 * The route guard as a pure function.
 *
 * @example
 * let decision = resolveNavigation({ href, session: session.get(), navigationOf });
 * if (decision.kind === "load-session") {
 *   decision = resolveNavigation({ href, session: await session.load(), navigationOf });
 * }
 */
export function resolveNavigation(request: NavigationRequest): NavigationDecision {
  const { href, session, loginPath = "/login" } = request;
  const pathname = pathnameOf(href);
  const free = request.publicPaths ?? publicPaths;
  if (free.includes(normalisePath(pathname))) return { kind: "allow", match: undefined };

  if (session.status === "tokenOnly" || session.status === "failed")
    return { kind: "load-session" };
  const content = sessionContent(session);
  if (content === undefined) {
    return { kind: "redirect", to: loginPath, redirectUrl: safeRedirect(href, loginPath) };
  }
  return resolveAdmin(pathname, request.navigationOf(content.menus), content.user.roles);
}

function resolveAdmin(
  pathname: string,
  navigation: Navigation,
  roles: readonly string[],
): NavigationDecision {
  const match = matchRoute(navigation.index, pathname);
  if (match === undefined) return { kind: "not-found" };
  if (!rolesAllow(match.route.meta, new Set(roles))) {
    return { kind: "forbidden", match, reason: "roles" };
  }
  if (!match.route.meta.isGroup) return { kind: "allow", match };
  const landing = navigation.byId.get(match.route.id)?.landing;
  if (landing === undefined) return { kind: "not-found" };
  return { kind: "redirect", to: landing, redirectUrl: undefined };
}
