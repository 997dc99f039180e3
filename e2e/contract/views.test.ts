import { expect, it } from "vitest";
import { shippedMenus, type ShippedMenu } from "../../apps/server/src/seed/menus.ts";
import { viewNames } from "../../apps/web/src/app/view-registry.ts";

function componentsOf(menus: readonly ShippedMenu[]): string[] {
  return menus.flatMap(({ component, children = [] }) => [
    ...(component === undefined ? [] : [component]),
    ...componentsOf(children),
  ]);
}

it("every shipped menu has a view, and every view a menu", () => {
  const components = new Set(componentsOf(shippedMenus));
  expect([...components].sort()).toEqual([...viewNames()].sort());
});
