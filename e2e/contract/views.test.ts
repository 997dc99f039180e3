import { expect, it } from "vitest";
import { shippedMenus, type ShippedMenu } from "../../apps/server/src/db/seed/menus.ts";
import { viewNames } from "../../apps/web/src/app/view-registry.ts";

/** Shipped menus whose view is not in the web app yet; they show the "view not installed" page. It is to become empty. */
const uninstalled = [
  "content/trash/index",
];

function componentsOf(menus: readonly ShippedMenu[]): string[] {
  return menus.flatMap(({ component, children = [] }) => [
    ...(component === undefined ? [] : [component]),
    ...componentsOf(children),
  ]);
}

it("every shipped menu's view is installed or known to be missing, and every view has a menu", () => {
  const components = new Set(componentsOf(shippedMenus));
  expect([...components].sort()).toEqual([...new Set([...viewNames(), ...uninstalled])].sort());
  expect(viewNames().filter((name) => uninstalled.includes(name))).toEqual([]);
});
