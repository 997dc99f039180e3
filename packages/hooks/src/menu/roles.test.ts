import fc from "fast-check";
import { expect, test } from "vitest";
import type { MenuRoute } from "./menu-route.ts";
import type { MenuEntry } from "./menu-entry.ts";
import { filterRoutesByRoles, rolesAllow } from "./roles.ts";
import { buildNavigation } from "./navigation.ts";

const roles = fc.subarray(["admin", "editor", "auditor"]);
const ids = ["a", "b", "c", "d", "e", "f"];

const menus: fc.Arbitrary<MenuEntry[]> = fc.array(
  fc.record({
    id: fc.constantFrom(...ids),
    type: fc.constantFrom("menu", "directory", "hidden-menu", "api"),
    parentId: fc.option(fc.constantFrom(...ids)),
    url: fc.option(fc.constantFrom(...ids.map((id) => `/${id}`))),
    component: fc.option(fc.constantFrom("layout", "view")),
    roles: fc.option(roles),
  }),
  { maxLength: 12 },
);

function flatten(routes: readonly MenuRoute[]): MenuRoute[] {
  return routes.flatMap((route) => [route, ...flatten(route.children)]);
}

test("what is kept is what all entries above allow, in the same order", () => {
  fc.assert(
    fc.property(menus, roles, (entries, own) => {
      const { routes } = buildNavigation(entries);
      const kept = flatten(filterRoutesByRoles(routes, own)).map(({ id }) => id);
      const allowed = (list: readonly MenuRoute[]): string[] =>
        list.flatMap((route) =>
          route.meta.roles.length === 0 || route.meta.roles.some((role) => own.includes(role))
            ? rolesAllow(route.meta, new Set(own))
              ? [route.id, ...allowed(route.children)]
              : []
            : [],
        );
      expect(kept).toEqual(allowed(routes));
      expect(flatten(filterRoutesByRoles(routes, ["admin", "editor", "auditor"]))).toHaveLength(
        flatten(routes).length,
      );
    }),
    { seed: 5, numRuns: 500 },
  );
});

test.each([
  [[], undefined, [], true],
  [["admin"], undefined, [], false],
  [["admin", "editor"], undefined, ["editor"], true],
  [[], { anyOf: ["admin"], within: undefined }, ["editor"], false],
  [[], { anyOf: ["editor"], within: { anyOf: ["admin"], within: undefined } }, ["editor"], false],
  [["editor"], { anyOf: ["editor"], within: undefined }, ["editor"], true],
])("%j within %j, held %j: %s", (own, within, held, expected) => {
  expect(rolesAllow({ roles: own, within }, new Set(held))).toBe(expected);
});

test("rules hold where a route moved out of the entry that asks for them", () => {
  const { routes } = buildNavigation([
    { id: "top", type: "directory", url: "/top", component: "layout", roles: ["admin"] },
    { id: "moved", parentId: "top", type: "directory", url: "/moved", component: "layout" },
    { id: "page", parentId: "moved", type: "menu", url: "/page", component: "view" },
  ]);
  expect(routes.map(({ id }) => id)).toEqual(["top", "moved"]);
  expect(filterRoutesByRoles(routes, ["editor"])).toEqual([]);
  expect(flatten(filterRoutesByRoles(routes, ["admin"]))).toHaveLength(3);
});
