import { expect, test } from "vitest";
import { shippedMenus, type ShippedMenu } from "../../seed/menus.ts";
import { isReserved } from "./reserved-paths.ts";

test.each([
  "/",
  "/login",
  "/Login",
  "/:page",
  "/admin",
  "/article-list",
  "/files/reports",
  "/rest",
  "/rest/x",
  "/:a/b",
])("%s is reserved", (url) => expect(isReserved(url, "/rest")).toBe(true));

test.each([
  "/reports",
  "/admin/reports",
  "/login/history",
  "/article-list/:id",
  "/restaurants",
  "/content/files",
])("%s is available", (url) => expect(isReserved(url, "/rest")).toBe(false));

test("no built-in menu has a reserved URL", () => {
  const urls = (menus: ShippedMenu[]): string[] =>
    menus.flatMap(({ url, children = [] }) => [...(url ? [url] : []), ...urls(children)]);
  expect(urls(shippedMenus).filter((url) => isReserved(url, "/rest"))).toEqual([]);
});
