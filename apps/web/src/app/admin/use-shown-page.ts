import { matchRoute, useNavigation, type MenuRoute } from "@atrium/hooks";
import { useActiveTab } from "@atrium/hooks/tabs";
import { navigationOf, tabs } from "../../shared/api.ts";

/** The page of the tab shown; undefined while there is none, or when no menu leads to it. */
export function useShownPage(): MenuRoute | undefined {
  const { index } = useNavigation(navigationOf);
  const tab = useActiveTab(tabs);
  return tab && matchRoute(index, tab.key)?.route;
}
