import { useNavigation } from "@atrium/hooks";
import { navigationOf } from "./api.ts";

/** Where a view is in the user's own menus; undefined when they do not have it. */
export function usePagePath(component: string): string | undefined {
  return useNavigation(navigationOf).pages.find((page) => page.component === component)?.path;
}
