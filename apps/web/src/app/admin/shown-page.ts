import { useSessionState } from "@atrium/hooks";
import { useMatch } from "@tanstack/react-router";
import { findAdminPage, isCurrent, type AdminPage } from "./admin-page.ts";

/**
 * The page that the guard matched, found again when the menus change; undefined while there is none. No context holds
 * it: React would look for readers of a new value in every hidden tab.
 */
export function useShownPage(): AdminPage | undefined {
  const matched = useMatch({
    from: "/_admin/$",
    shouldThrow: false,
    select: ({ context }) => context.page,
  });
  const session = useSessionState((state) => state);
  if (matched === undefined || isCurrent(matched, session)) return matched;
  return findAdminPage(matched.pathname, session);
}
