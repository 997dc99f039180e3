import type { MenuNode, Navigation } from "@atrium/hooks";
import type { MenuBranch } from "../../queries/menus.ts";
import { flattenMenus } from "./menu-tree.ts";
import type { ReportedProblem } from "./menu-problems.ts";

/** Views without which nobody could administer the site. The server refuses to lose them. */
export const administrationViews: readonly string[] = [
  "system/menu/index",
  "system/auth/index",
  "system/role/index",
  "system/user/index",
  "content/site-setting/index",
];

/**
 * Reports the pages of administration that a side menu does not lead to.
 *
 * @param stored Names the pages, also those that are not shown.
 */
export function lockoutProblems(
  { menu, pages }: Pick<Navigation, "menu" | "pages">,
  stored: readonly MenuBranch[],
  translate: (title: string) => string = (title) => title,
): ReportedProblem[] {
  const paths = new Set(pathsOf(menu));
  const shown = new Set(
    pages.flatMap(({ path, component }) => (path && paths.has(path) ? [component] : [])),
  );
  const known = flattenMenus(stored);
  return administrationViews
    .filter((view) => !shown.has(view))
    .map((view) => {
      const entry = known.find(({ component }) => component === view);
      const menu = entry === undefined ? view : translate(entry.title);
      return { id: entry?.id ?? "", text: ({ unreachable }) => unreachable({ menu }) };
    });
}

/** Of a page with parameters the side menu only shows the title. */
function pathsOf(menu: readonly MenuNode[]): string[] {
  return menu.flatMap(({ path, children }) => [
    ...(path === undefined || path.includes(":") ? [] : [path]),
    ...pathsOf(children),
  ]);
}
