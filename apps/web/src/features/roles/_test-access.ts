import type { MenuBranch } from "../../queries/menus.ts";
import type { GrantablePermission } from "../../queries/permissions.ts";
import { accessRows, type AccessRow } from "./access-rows.ts";
import type { Grantable, Grants } from "./grants.ts";

const stamp = { createdAt: "", createdBy: "", createdByName: "", version: 1 };
const entity = { ...stamp, updatedAt: "", updatedBy: "", updatedByName: "" };

export function menu(id: string, fields: Partial<Omit<MenuBranch, "id">> = {}): MenuBranch {
  return {
    ...entity,
    id,
    parentId: "0",
    type: "menu",
    name: id,
    title: id,
    icon: null,
    url: `/${id}`,
    component: null,
    permissionCode: null,
    orderBy: 0,
    affix: false,
    noCache: false,
    activeMenu: null,
    badgeKey: null,
    status: "enabled",
    description: null,
    hasChildren: false,
    children: [],
    ...fields,
  };
}

/** A permission with its code as its id. */
export function permission(code: string, menuId: string | null): GrantablePermission {
  return {
    ...entity,
    id: code,
    code,
    name: `to ${code}`,
    menuId,
    menuTitle: menuId,
    action: code,
    httpMethod: "GET",
    apiPath: `/api/${code}`,
    description: null,
    orderBy: 0,
    status: "enabled",
  };
}

/** Articles with two hidden pages, a calendar that reads articles, and users. */
export const menus = [
  menu("content", {
    type: "directory",
    children: [
      menu("articles", { permissionCode: "a:page" }),
      menu("new", { type: "hidden-menu", activeMenu: "/articles", permissionCode: "a:save" }),
      menu("view", { type: "hidden-menu", permissionCode: "a:view" }),
      menu("calendar", { permissionCode: "a:page" }),
    ],
  }),
  menu("users", { status: "disabled", permissionCode: "u:page" }),
  menu("profile", { type: "hidden-menu" }),
];

export const permissions = [
  permission("a:page", "articles"),
  permission("a:view", "articles"),
  permission("a:save", "articles"),
  permission("a:publish", "articles"),
  permission("u:page", "users"),
  permission("u:pick", "users"),
  permission("u:delete", "users"),
  permission("own:fly", null),
];

export const rows = accessRows(menus, permissions);

export function row(id: string): AccessRow {
  const found = rows.find((one) => one.id === id);
  if (!found) throw new Error(`There is no row ${id}`);
  return found;
}

export function grants(menuIds: readonly string[], authIds: readonly string[]): Grants {
  return { menuIds: new Set(menuIds), authIds: new Set(authIds) };
}

/** Both sets, sorted. */
export function listed({ menuIds, authIds }: Grants): { menus: string[]; permissions: string[] } {
  return { menus: [...menuIds].toSorted(), permissions: [...authIds].toSorted() };
}

export const everything: Grantable = { menu: () => true, permission: () => true };
