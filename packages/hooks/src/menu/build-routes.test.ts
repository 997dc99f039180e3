import { expect, test } from "vitest";
import { entry, outline } from "./_entries.ts";
import { buildNavigation } from "./navigation.ts";

test("a route holds what its entry says", () => {
  const { routes } = buildNavigation([
    entry("a", {
      type: "hidden-menu",
      name: "article",
      icon: "pen",
      affix: true,
      noCache: true,
      roles: ["editor"],
      activeMenu: "articles",
      permissionButtons: ["article:write"],
    }),
  ]);
  expect(routes).toStrictEqual([
    {
      id: "a",
      path: "/a",
      name: "article",
      component: "a-view",
      title: "a",
      icon: "pen",
      meta: {
        isGroup: false,
        hidden: true,
        affix: true,
        noCache: true,
        roles: ["editor"],
        within: undefined,
        activeMenu: "articles",
        permissionButtons: ["article:write"],
      },
      children: [],
    },
  ]);
});

test("a route of an entry that says little has everything but its place empty", () => {
  const { routes } = buildNavigation([{ id: "a", type: "directory", url: "/a" }], {
    messages: { unnamedMenu: () => "no name" },
  });
  expect(routes).toStrictEqual([
    {
      id: "a",
      path: "/a",
      name: undefined,
      component: undefined,
      title: "no name",
      icon: undefined,
      meta: {
        isGroup: true,
        hidden: false,
        affix: false,
        noCache: false,
        roles: [],
        within: undefined,
        activeMenu: undefined,
        permissionButtons: [],
      },
      children: [],
    },
  ]);
});

test("titles fall back on the name, then on the unnamed-menu label", () => {
  const { routes } = buildNavigation([
    entry("a", { title: "", name: "articles" }),
    entry("b", { title: null, name: "" }),
  ]);
  expect(routes.map(({ title }) => title)).toEqual(["articles", "unnamed menu"]);
});

test.each([
  ["a directory with the layout", { type: "directory", component: "LAYOUT" }, true],
  ["a menu with the layout", { component: "layout" }, true],
  ["a directory without a view", { type: "directory", component: null }, true],
  ["a directory with a view", { type: "directory" }, false],
  ["a menu", {}, false],
  ["a menu without a view", { component: null }, false],
])("%s only holds others: %s", (_, more, isGroup) => {
  expect(buildNavigation([entry("a", more)]).routes[0]?.meta.isGroup).toBe(isGroup);
});

test("a route knows the roles that the entries above ask for", () => {
  const { routes } = buildNavigation([
    entry("top", {
      roles: ["admin"],
      children: [
        entry("open", {
          roles: [],
          children: [entry("low", { roles: ["editor"], children: [entry("lowest")] })],
        }),
      ],
    }),
  ]);
  const top = { anyOf: ["admin"], within: undefined };
  const open = routes[0]?.children[0];
  const low = open?.children[0];
  expect(open?.meta.within).toEqual(top);
  expect(low?.meta).toMatchObject({ roles: ["editor"], within: top });
  expect(low?.children[0]?.meta.within).toEqual({ anyOf: ["editor"], within: top });
});

test("what is dropped still asks for its roles", () => {
  const { routes } = buildNavigation([
    entry("api", { type: "api", roles: ["admin"], children: [entry("a")] }),
  ]);
  expect(outline(routes)).toBe("a");
  expect(routes[0]?.meta.within).toEqual({ anyOf: ["admin"], within: undefined });
});
