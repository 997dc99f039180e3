import { useUserNavigation } from "./user-navigation.ts";

/** Where a view is in the user's own menus; undefined when they do not have it. */
export function usePagePath(component: string): string | undefined {
  return useUserNavigation().pages.find((page) => page.component === component)?.path;
}
