import type { menus, permissions } from "../../db/schema/index.ts";
import { pathTo } from "../tree.ts";

type Menu = Pick<
  typeof menus.$inferSelect,
  "id" | "parentId" | "type" | "url" | "component" | "status"
>;
type Permission = Pick<typeof permissions.$inferSelect, "menuId" | "action" | "status">;

/** A page without which nobody could administer the site, and the buttons that it needs. */
export interface AdministrationPage {
  /** What is administered there, in the words of messages. */
  subject: string;
  component: string;
  /** Begins the codes of its permissions. */
  resource: string;
  actions: readonly string[];
}

export const administrationPages: readonly AdministrationPage[] = [
  page("menus", "system:menu", ["add", "update"]),
  page("permissions", "system:auth", ["add", "update"]),
  page("roles", "system:role", ["add", "update", "assignMenus", "assignAuths"]),
  page("users", "system:user", ["add", "update", "resetPwd"]),
  {
    subject: "the site's settings",
    component: "content/site-setting/index",
    resource: "content:siteSetting",
    actions: ["update"],
  },
];

/**
 * The pages of administration that an administrator cannot reach, or not use. Administrators hold every permission, so
 * this depends on menus and on buttons alone; `assertAdminRemains` ensures that there is an administrator.
 */
export function findLostPages(
  rows: readonly Menu[],
  buttons: readonly Permission[],
): AdministrationPage[] {
  const byId = new Map(rows.map((menu) => [menu.id, menu]));
  return administrationPages.filter(
    ({ component, actions }) =>
      !rows.some(
        (menu) =>
          menu.component === component &&
          menu.type === "menu" &&
          isReachable(menu, byId) &&
          actions.every((action) => hasButton(menu, action, buttons)),
      ),
  );
}

function page(subject: string, resource: string, actions: string[]): AdministrationPage {
  return { subject, component: `${resource.replace(":", "/")}/index`, resource, actions };
}

/** Whether the side menu shows an entry, and its URL opens it. */
function isReachable(menu: Menu, byId: ReadonlyMap<string, Menu>): boolean {
  const path = pathTo(byId, menu.id);
  const isShown = path.length > 0 && path.every((above) => above.status === "enabled");
  return isShown && path.every(isInSideMenu) && isOpenedByUrl(menu, byId);
}

export function isInSideMenu({ type }: Menu): boolean {
  return type === "directory" || type === "menu";
}

/** Browsers resolve `.` and `..`; an entry with parameters leads nowhere; a directory with a view may take the URL. */
export function isOpenedByUrl({ id, url }: Menu, byId: ReadonlyMap<string, Menu>): boolean {
  if (url === null || url.includes(":")) return false;
  if (new URL(url, "http://localhost").pathname !== url) return false;
  return ![...byId.values()].some(
    (other) =>
      other.id !== id && other.url === url && other.type === "directory" && other.component,
  );
}

function hasButton(menu: Menu, action: string, buttons: readonly Permission[]): boolean {
  return buttons.some(
    (button) =>
      button.menuId === menu.id && button.action === action && button.status === "enabled",
  );
}
