import type { MenuRoute, Navigation } from "@atrium/hooks";

const EMPTY: readonly string[] = [];

/**
 * The actions allowed on a page: its own permission buttons or, for a hidden page that has none, those of the page it
 * is marked under in the side menu.
 */
export function pageButtons(
  navigation: Navigation,
  route: MenuRoute | undefined,
  activeMenuId: string | undefined,
): readonly string[] {
  if (route === undefined) return EMPTY;
  const own = route.meta.permissionButtons;
  if (own.length > 0 || !route.meta.hidden) return own;
  const parent = activeMenuId === undefined ? undefined : navigation.byId.get(activeMenuId);
  return parent?.entry.permissionButtons ?? EMPTY;
}
