"use client";

import { sessionContent } from "../session/session-machine.ts";
import { useSessionState } from "../session/use-session.ts";
import type { MenuEntry } from "./menu-entry.ts";
import type { Navigation } from "./navigation.ts";

const noMenus: readonly MenuEntry[] = [];

/**
 * The navigation of the session's menus; empty before they are loaded.
 *
 * @param navigationOf Made once by `createNavigation`.
 * @example
 * const { menu } = useNavigation(navigationOf);
 * return menu.map(({ id, title }) => <Button key={id}>{title}</Button>);
 */
export function useNavigation(
  navigationOf: (menus: readonly MenuEntry[]) => Navigation,
): Navigation {
  return useSessionState((state) => navigationOf(sessionContent(state)?.menus ?? noMenus));
}
