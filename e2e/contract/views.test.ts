import { expect, it } from "vitest";
import { administrationPages } from "../../apps/server/src/modules/menus/administration.ts";
import { shippedMenus, type ShippedMenu } from "../../apps/server/src/seed/menus.ts";
import { administrationViews } from "../../apps/web/src/shared/menus/administration-lockout.ts";
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

it("the menu check and the server guard the same pages of administration", () => {
  expect(administrationViews).toEqual(administrationPages.map(({ component }) => component));
});
