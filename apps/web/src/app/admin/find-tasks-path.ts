import type { Navigation } from "@atrium/hooks";

/** Where the tasks to decide are listed, if the user's menus have that page. */
export function findTasksPath(navigation: Navigation): string | undefined {
  return navigation.pages.find(({ component }) => component === "task/wait-handle")?.path;
}
