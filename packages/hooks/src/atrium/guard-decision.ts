import type { RouteMatch } from "../menu/match-route.ts";
import { normalisePath, pathnameOf } from "../menu/paths.ts";
import { resolveNavigation, type NavigationRequest } from "../menu/resolve-navigation.ts";
import type { SessionState } from "../session/session-machine.ts";

/**
 * What the guard of `createAtrium` decides about an address.
 *
 * @example
 * const isShown = (decision: GuardDecision) => decision.kind === "allow";
 */
export type GuardDecision =
  /** Show the page; `match` is absent on public paths and at home. */
  | { readonly kind: "allow"; readonly match: RouteMatch | undefined }
  /** Go there instead, and replace the history entry. */
  | { readonly kind: "redirect"; readonly to: string }
  /** There is no such page. */
  | { readonly kind: "not-found" }
  /** The page exists, but the user has none of its roles. */
  | { readonly kind: "forbidden"; readonly match: RouteMatch }
  /** The session is not known yet, or is just ending. */
  | { readonly kind: "loading" }
  /** The session could not be loaded: offer `session.load()` and `session.signOut()`. */
  | { readonly kind: "load-failed"; readonly error: unknown };

/** What changes from one decision to the next. */
export interface GuardFacts {
  readonly session: SessionState;
  /** The session's generation when an address was last entered; undefined before. */
  readonly entered: number | undefined;
}

interface GuardRequest extends GuardFacts, Required<NavigationRequest> {
  /** Every user may open it, whether or not a menu leads there. */
  readonly homePath: string;
}

/**
 * `resolveNavigation`, with the way to sign-in as one address and a home page. Nobody is sent to sign-in before the
 * other tabs were asked for their session, nor when a session ends: it navigates there by itself.
 */
export function guardDecision(request: GuardRequest): GuardDecision {
  const { href, session, homePath, entered } = request;
  const decision = resolveNavigation(request);
  switch (decision.kind) {
    case "load-session":
      return session.status === "failed"
        ? { kind: "load-failed", error: session.error }
        : { kind: "loading" };
    case "redirect":
      if (session.status === "anonymous" && session.generation !== entered)
        return { kind: "loading" };
      return { kind: "redirect", to: withRedirectUrl(decision.to, decision.redirectUrl) };
    case "not-found":
      return isAtPath(href, homePath) ? { kind: "allow", match: undefined } : decision;
    default:
      return decision;
  }
}

function isAtPath(href: string, path: string): boolean {
  return normalisePath(pathnameOf(href)) === normalisePath(path);
}

function withRedirectUrl(to: string, redirectUrl: string | undefined): string {
  if (redirectUrl === undefined) return to;
  return `${to}?${new URLSearchParams({ redirectUrl }).toString()}`;
}
