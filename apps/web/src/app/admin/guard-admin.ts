import {
  resolveNavigation,
  sessionContent,
  type NavigationDecision,
  type SessionState,
} from "@atrium/hooks";
import { redirect } from "@tanstack/react-router";
import { config, navigationOf, session, messagesReady } from "../../shared/api.ts";
import { userNavigation } from "../../shared/user-navigation.ts";
import { adminHome } from "./admin-home.ts";
import { toAdminPage, type AdminPage } from "./admin-page.ts";
import { preloadPage } from "./preload-page.ts";

/** The target of a navigation. */
interface Place {
  readonly href: string;
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
}

/** What the guard passes on to the routes below it. */
export interface GuardedPage {
  readonly page: AdminPage;
  /** Loads what the page shows first. */
  readonly preload: () => Promise<void>;
}

/**
 * The guard of the back office: passes a navigation on with its page, or throws a redirect. Loads the session first
 * when needed; concurrent navigations share one load. It also runs for links that are only hovered, so it has no other
 * side effects.
 *
 * @throws a redirect, or whatever made loading the session fail.
 */
export async function guardAdmin({ href, pathname, search }: Place): Promise<GuardedPage> {
  await Promise.all([session.start(), messagesReady]);
  let state = session.get();
  let decision = resolveNavigation({ href, session: state, navigationOf });
  if (decision.kind === "load-session") {
    state = await session.load();
    decision = resolveNavigation({ href, session: state, navigationOf });
  }
  follow(decision, href, state);
  const content = sessionContent(state);
  if (content === undefined) throw new Error("The session has no menus");
  const isUnknown = decision.kind === "not-found";
  const isElsewhere = isUnknown && (await isSomebodysPage(href));
  const page = toAdminPage(pathname, decision, content, isElsewhere);
  return { page, preload: () => preloadPage(page, search) };
}

function follow(decision: NavigationDecision, href: string, state: SessionState): void {
  if (decision.kind === "redirect") {
    if (decision.to !== "/login") throw redirect({ to: decision.to, replace: true });
    throw redirect({ to: "/login", search: { redirectUrl: decision.redirectUrl } });
  }
  const home = href === adminHome ? firstPage(state) : undefined;
  if (home !== undefined) throw redirect({ to: home, replace: true });
}

/**
 * Whether a URL that is not in the user's menus is a page of the back office nevertheless, and so forbidden rather than
 * not found. The server knows, since it answers 404 for all other URLs.
 */
async function isSomebodysPage(href: string): Promise<boolean> {
  const address = config.basePath + href.slice(1);
  return fetch(address, { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function firstPage(state: SessionState): string | undefined {
  const content = sessionContent(state);
  if (content === undefined) return undefined;
  const navigation = navigationOf(content.menus);
  const { landingOf } = userNavigation(navigation, content.user.roles);
  for (const { entry } of navigation.nodes) {
    const landing = landingOf(entry.id);
    if (landing !== undefined) return landing;
  }
  return undefined;
}
