import { activeMenuId, type Navigation, type RouteMatch } from "@atrium/hooks";

const none: readonly string[] = [];

/**
 * The actions allowed on a page: its own permission buttons or, for a hidden page that has none, those of the page it
 * is marked under in the side menu.
 */
export function pageButtons(
  navigation: Navigation,
  match: RouteMatch | undefined,
): readonly string[] {
  if (match === undefined) return none;
  const own = match.route.meta.permissionButtons;
  if (own.length > 0 || !match.route.meta.hidden) return own;
  const parentId = activeMenuId(navigation, match.route.id);
  const parent = parentId === undefined ? undefined : navigation.byId.get(parentId);
  return parent?.entry.permissionButtons ?? none;
}
