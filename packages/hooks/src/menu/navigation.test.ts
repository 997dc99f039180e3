import { expect, test } from "vitest";
import { activeMenuId, breadcrumbs } from "./breadcrumbs.ts";
import type { MenuEntry } from "./menu-entry.ts";
import { buildNavigation, createNavigation } from "./navigation.ts";
import { pageTitle } from "./page-title.ts";
import { filterRoutesByRoles } from "./roles.ts";

const menus: MenuEntry[] = [
  { id: "c", type: "directory", title: "Content", url: "/content", component: "layout" },
  {
    id: "list",
    parentId: "c",
    type: "menu",
    name: "articles",
    title: "Articles",
    url: "/content/articles",
    component: "l",
  },
  {
    id: "edit",
    parentId: "list",
    type: "hidden-menu",
    title: "Edit",
    url: "/content/articles/:id",
    component: "e",
  },
  {
    id: "view",
    type: "hidden-menu",
    title: "View",
    url: "/view/:id",
    component: "v",
    activeMenu: "articles",
  },
  {
    id: "lost",
    type: "hidden-menu",
    title: "Lost",
    url: "/lost",
    component: "x",
    activeMenu: "nobody",
  },
  {
    id: "form",
    type: "hidden-menu",
    title: "Form",
    url: "/form",
    component: "f",
    activeMenu: "/content/articles",
  },
];

test("breadcrumbs lead from the top to the page, and only where there is a page", () => {
  const navigation = buildNavigation(menus);
  expect(breadcrumbs(navigation, "edit")).toEqual([
    { id: "c", title: "Content", path: "/content/articles" },
    { id: "list", title: "Articles", path: "/content/articles" },
    { id: "edit", title: "Edit", path: undefined },
  ]);
  expect(breadcrumbs(navigation, "nobody")).toEqual([]);
});

test.each([
  ["list", "list"],
  ["edit", "list"],
  ["view", "list"],
  ["form", "list"],
  ["lost", undefined],
  ["nobody", undefined],
])("while %s is shown, %s is marked", (id, active) => {
  expect(activeMenuId(buildNavigation(menus), id)).toBe(active);
});

test("pages are the routes with a view, in menu order", () => {
  const { pages } = buildNavigation(menus);
  expect(pages.map((page) => page.id)).toEqual(["list", "edit", "view", "lost", "form"]);
});

test("the same menus give the same navigation", () => {
  const navigationOf = createNavigation();
  expect(navigationOf(menus)).toBe(navigationOf(menus));
  expect(navigationOf([...menus])).not.toBe(navigationOf(menus));
});

test("routes the application brings along come after the menus' own", () => {
  const [own] = buildNavigation(menus).pages;
  const staticRoutes = own === undefined ? [] : [{ ...own, id: "own", path: "/own", children: [] }];
  expect(buildNavigation(menus, { staticRoutes }).pages.at(-1)?.id).toBe("own");
});

test("routes are kept for one of their roles, and take their children along", () => {
  const { routes } = buildNavigation([
    { id: "open", type: "menu", url: "/open", component: "v" },
    { id: "a", type: "menu", url: "/a", component: "v", roles: ["admin", "editor"] },
    { id: "a1", parentId: "a", type: "menu", url: "/a1", component: "v", roles: ["admin"] },
    { id: "b", type: "menu", url: "/b", component: "v", roles: ["admin"] },
    { id: "b1", parentId: "b", type: "menu", url: "/b1", component: "v" },
    { id: "b2", parentId: "b", type: "directory", url: "/b2", component: "layout" },
  ]);
  const ids = (roles: string[]) =>
    filterRoutesByRoles(routes, roles).flatMap((route) => [
      route.id,
      ...route.children.map((one) => one.id),
    ]);
  expect(ids(["editor"])).toEqual(["open", "a"]);
  expect(ids([])).toEqual(["open"]);
  expect(ids(["admin"])).toEqual(["open", "a", "a1", "b", "b1", "b2"]);
});

test.each([
  ["Articles", false, "Articles"],
  ["Articles", true, "Articles"],
  [undefined, false, "System"],
  ["", true, "Company"],
])("the title of %j, public %s, is %s", (routeTitle, isPublic, title) => {
  expect(pageTitle({ routeTitle, isPublic, systemName: "System", companyName: "Company" })).toBe(
    title,
  );
});
