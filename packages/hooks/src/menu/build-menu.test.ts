import { describe, expect, test } from "vitest";
import { entry, outline } from "./_entries.ts";
import type { MenuEntry } from "./menu-entry.ts";
import { buildNavigation } from "./navigation.ts";

const flat: MenuEntry[] = [
  entry("roles", { parentId: "system", orderBy: 2 }),
  entry("system", { type: "directory", parentId: "0", component: "layout", orderBy: 2 }),
  entry("users", { parentId: "system", orderBy: 1 }),
  entry("home", { parentId: null, orderBy: 1, affix: true }),
  entry("user", { parentId: "users", type: "hidden-menu", url: "/users/:id", noCache: true }),
  entry("user-add", { parentId: "users", type: "api", url: null, component: null }),
];

const nested: MenuEntry[] = [
  entry("home", { orderBy: 1, affix: true }),
  entry("system", {
    type: "directory",
    component: "layout",
    orderBy: 2,
    children: [
      entry("users", {
        orderBy: 1,
        children: [
          entry("user", { type: "hidden-menu", url: "/users/:id", noCache: true }),
          entry("user-add", { type: "api", url: null, component: null }),
        ],
      }),
      entry("roles", { orderBy: 2 }),
    ],
  }),
];

describe.each([
  ["flat", flat],
  ["nested", nested],
])("%s menus", (_, entries) => {
  test("come to a side menu of directories and menus, in order", () => {
    const { menu, problems } = buildNavigation(entries);
    expect(outline(menu)).toBe("home system(users roles)");
    expect(problems).toEqual([]);
  });

  test("come to routes of all but the api entries", () => {
    const { routes } = buildNavigation(entries);
    expect(outline(routes)).toBe("home system(users(user) roles)");
    const user = routes[1]?.children[0]?.children[0];
    expect(user).toMatchObject({
      path: "/users/:id",
      component: "user-view",
      title: "user",
      meta: { hidden: true, noCache: true, affix: false, isGroup: false },
    });
    expect(routes[0]?.meta.affix).toBe(true);
  });
});

describe("rules", () => {
  test("entries without orderBy come last, equal ones stay as sent", () => {
    const { menu } = buildNavigation([
      entry("x"),
      entry("b", { orderBy: 1 }),
      entry("a", { orderBy: 1 }),
      entry("first", { orderBy: -1 }),
      entry("y", { orderBy: null }),
    ]);
    expect(outline(menu)).toBe("first b a x y");
  });

  test("layout children move up until no layout lies within a route; the side menu keeps its shape", () => {
    const layout = (id: string, children: MenuEntry[]) =>
      entry(id, { type: "directory", component: "Layout", children });
    const entries = [
      layout("a", [layout("b", [entry("c"), layout("d", [entry("e")])])]),
      entry("f"),
    ];
    expect(outline(buildNavigation(entries).routes)).toBe("a b(c) d(e) f");
    expect(outline(buildNavigation(entries).menu)).toBe("a(b(c d(e))) f");
  });

  test("the layout's name can be chosen", () => {
    const entries = [entry("a", { children: [entry("b", { component: "Shell" })] })];
    expect(outline(buildNavigation(entries, { layoutComponent: "shell" }).routes)).toBe("a b");
  });

  test("menus with neither component nor path are dropped, their children take their place", () => {
    const empty = { url: "", component: null, children: [entry("b"), entry("c")] };
    const { menu, routes, problems } = buildNavigation([
      entry("a"),
      entry("empty", empty),
      entry("d"),
    ]);
    expect(outline(menu)).toBe("a b c d");
    expect(outline(routes)).toBe("a b c d");
    expect(problems).toEqual([{ kind: "empty", id: "empty" }]);
  });

  test("a directory without a path is a group in the side menu, and dropped as a route", () => {
    const entries = [
      entry("a"),
      entry("group", {
        type: "directory",
        url: null,
        component: null,
        children: [entry("b"), entry("c")],
      }),
      entry("d"),
    ];
    const { menu, routes, problems, byId } = buildNavigation(entries);
    expect(outline(menu)).toBe("a group(b c) d");
    expect(menu[1]).toMatchObject({ type: "directory", path: undefined });
    expect(outline(routes)).toBe("a b c d");
    expect(problems).toEqual([]);
    expect(byId.get("group")?.landing).toBe("/b");
  });

  test("a directory whose path is refused is a group all the same", () => {
    const children = [entry("b")];
    const refused = { type: "directory", url: "//evil.example", component: null, children };
    const { menu, routes } = buildNavigation([entry("group", refused)]);
    expect([outline(menu), outline(routes)]).toEqual(["group(b)", "b"]);
    expect(menu[0]?.path).toBeUndefined();
  });

  test("groups without a path nest, and hide nothing below them", () => {
    const group = (id: string, children: MenuEntry[]) =>
      entry(id, { type: "directory", url: null, component: null, children });
    const { menu, routes } = buildNavigation([
      group("a", [group("b", [entry("c")]), group("d", [])]),
    ]);
    expect(outline(menu)).toBe("a(b(c) d)");
    expect(outline(routes)).toBe("c");
  });

  test.each(["hidden-menu", "api", "iframe"])(
    "what lies below a %s is not in the side menu",
    (type) => {
      const below = [entry("b", { children: [entry("c")] })];
      const { menu } = buildNavigation([entry("a", { type, children: below }), entry("d")]);
      expect(outline(menu)).toBe("d");
    },
  );

  test("an entry of the side menu holds what is needed to draw it", () => {
    const full = { name: "articles", icon: "pen", badgeKey: "drafts", url: "/articles/" };
    const bare = { name: null, icon: null, badgeKey: null, url: null, component: "layout" };
    const { menu } = buildNavigation([
      entry("a", full),
      entry("b", { type: "directory", ...bare }),
    ]);
    expect(menu).toStrictEqual([
      {
        id: "a",
        type: "menu",
        title: "a",
        name: "articles",
        icon: "pen",
        path: "/articles",
        href: undefined,
        badgeKey: "drafts",
        children: [],
      },
      {
        id: "b",
        type: "directory",
        title: "b",
        name: undefined,
        icon: undefined,
        path: undefined,
        href: undefined,
        badgeKey: undefined,
        children: [],
      },
    ]);
  });

  test("a link to another site is in the side menu, and no page", () => {
    const link = { type: "link", component: null };
    const { menu, pages, problems } = buildNavigation([
      entry("help", { ...link, url: "https://example.com/help?from=office" }),
      entry("plain", { ...link, url: "http://example.com/" }),
      entry("script", { ...link, url: "javascript:alert(1)" }),
      entry("inside", { ...link, url: "/inside" }),
      entry("nowhere", { ...link, url: null }),
    ]);
    expect(menu.map(({ id, path, href }) => [id, path, href])).toEqual([
      ["help", undefined, "https://example.com/help?from=office"],
    ]);
    expect(pages).toEqual([]);
    expect(problems.map(({ kind }) => kind)).toEqual(Array(4).fill("invalidPath"));
  });

  test("titles fall back on the name, then on the unnamed-menu label", () => {
    const { menu } = buildNavigation([
      entry("a", { title: null, name: "articles" }),
      entry("b", { title: "", name: null }),
    ]);
    expect(menu.map((node) => node.title)).toEqual(["articles", "unnamed menu"]);
    const messages = { unnamedMenu: () => "no name" };
    expect(buildNavigation([entry("b", { title: "" })], { messages }).menu[0]?.title).toBe(
      "no name",
    );
  });
});

describe("problems", () => {
  test.each<[string, MenuEntry[], unknown, string]>([
    [
      "orphan",
      [entry("a", { parentId: "gone" })],
      { kind: "orphan", id: "a", parentId: "gone" },
      "a",
    ],
    [
      "cycle",
      [entry("a", { parentId: "b" }), entry("b", { parentId: "a" }), entry("c")],
      { kind: "cycle", ids: ["a", "b"] },
      "a(b) c",
    ],
    ["own parent", [entry("a", { parentId: "a" })], { kind: "cycle", ids: ["a"] }, "a"],
    ["duplicate id", [entry("a"), entry("a")], { kind: "duplicateId", id: "a" }, "a"],
    [
      "duplicate name",
      [entry("a", { name: "n" }), entry("b", { name: "n" })],
      { kind: "duplicateName", id: "b", name: "n" },
      "a b",
    ],
    [
      "duplicate path",
      [entry("a", { url: "/r/:id" }), entry("b", { url: "/r/:key/" })],
      { kind: "duplicatePath", id: "b", path: "/r/:key" },
      "a",
    ],
    [
      "public path",
      [entry("a"), entry("b", { url: "/login" })],
      { kind: "publicPathClash", id: "b", path: "/login" },
      "a",
    ],
    [
      "unknown type",
      [entry("a", { type: "iframe", children: [entry("b")] })],
      { kind: "unknownType", id: "a", type: "iframe" },
      "b",
    ],
    [
      "missing component",
      [entry("a", { component: "" })],
      { kind: "missingComponent", id: "a" },
      "a",
    ],
    [
      "script address",
      [entry("a", { url: "javascript:alert(1)" }), entry("b")],
      { kind: "invalidPath", id: "a", path: "javascript:alert(1)" },
      "b",
    ],
    [
      "other host",
      [entry("a", { url: "//evil.example" }), entry("b")],
      { kind: "invalidPath", id: "a", path: "//evil.example" },
      "b",
    ],
  ])("%s", (_, entries, problem, routes) => {
    const built = buildNavigation(entries);
    expect(built.problems).toEqual([problem]);
    expect(outline(built.routes)).toBe(routes);
  });

  test("nesting in a circle ends", () => {
    const children: MenuEntry[] = [];
    const loop = entry("a", { children });
    children.push(entry("b", { children: [loop] }));
    const { menu, problems } = buildNavigation([loop]);
    expect(outline(menu)).toBe("a(b)");
    expect(problems).toEqual([{ kind: "duplicateId", id: "a" }]);
  });
});
