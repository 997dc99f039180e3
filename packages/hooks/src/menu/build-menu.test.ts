import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildMenu, type MenuNode } from "./build-menu.ts";
import { buildRoutes, type MenuRoute } from "./build-routes.ts";
import type { MenuEntry } from "./menu-entry.ts";
import { buildNavigation } from "./navigation.ts";

function entry(id: string, more: Partial<MenuEntry> = {}): MenuEntry {
  return { id, type: "menu", title: id, url: `/${id}`, component: `${id}-view`, ...more };
}

function outline(nodes: readonly (MenuNode | MenuRoute)[]): string {
  return nodes
    .map(({ id, children }) => (children.length > 0 ? `${id}(${outline(children)})` : id))
    .join(" ");
}

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
    const { menu, problems } = buildMenu(entries);
    expect(outline(menu)).toBe("home system(users roles)");
    expect(problems).toEqual([]);
  });

  test("come to routes of all but the api entries", () => {
    const { routes } = buildRoutes(entries);
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
    const { menu } = buildMenu([
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
    expect(outline(buildRoutes(entries).routes)).toBe("a b(c) d(e) f");
    expect(outline(buildMenu(entries).menu)).toBe("a(b(c d(e))) f");
  });

  test("the layout's name can be chosen", () => {
    const entries = [entry("a", { children: [entry("b", { component: "Shell" })] })];
    expect(outline(buildRoutes(entries, { layoutComponent: "shell" }).routes)).toBe("a b");
  });

  test("entries with neither component nor path are dropped, their children take their place", () => {
    const entries = [
      entry("a"),
      entry("empty", {
        type: "directory",
        url: "",
        component: null,
        children: [entry("b"), entry("c")],
      }),
      entry("d"),
    ];
    const { menu, problems } = buildMenu(entries);
    expect(outline(menu)).toBe("a b c d");
    expect(outline(buildRoutes(entries).routes)).toBe("a b c d");
    expect(problems).toEqual([{ kind: "empty", id: "empty" }]);
  });

  test("what lies below a hidden entry is not in the side menu", () => {
    const { menu } = buildMenu([entry("a", { type: "hidden-menu", children: [entry("b")] })]);
    expect(menu).toEqual([]);
  });

  test("titles fall back on the name, then on the unnamed-menu label", () => {
    const { menu } = buildMenu([
      entry("a", { title: null, name: "articles" }),
      entry("b", { title: "", name: null }),
    ]);
    expect(menu.map((node) => node.title)).toEqual(["articles", "unnamed menu"]);
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
    const built = buildRoutes(entries);
    expect(built.problems).toEqual([problem]);
    expect(outline(built.routes)).toBe(routes);
  });

  test("nesting in a circle ends", () => {
    const children: MenuEntry[] = [];
    const loop = entry("a", { children });
    children.push(entry("b", { children: [loop] }));
    const { menu, problems } = buildMenu([loop]);
    expect(outline(menu)).toBe("a(b)");
    expect(problems).toEqual([{ kind: "duplicateId", id: "a" }]);
  });
});

describe("any menus", () => {
  const ids = fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h", "i", "j");
  const anyEntry: fc.Arbitrary<MenuEntry> = fc.record({
    id: ids,
    parentId: fc.option(fc.oneof(ids, fc.constantFrom("0", "", "gone"))),
    type: fc.constantFrom("directory", "menu", "hidden-menu", "api", "odd", "__proto__"),
    name: fc.option(ids),
    url: fc.option(fc.constantFrom("/a", "/b", "/c/:id", "/login", "/", "x", "//h", "/__proto__")),
    component: fc.option(fc.constantFrom("layout", "v1", "v2")),
    orderBy: fc.option(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constant(Number.NaN))),
  });

  test("never crash, loop, lose a page or break the order", () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 30 }), (entries) => {
        const { routes, menu, problems, entries: byId } = buildNavigation(entries);
        const routeIds = flatten(routes).map((route) => route.id);
        expect(new Set(routeIds).size).toBe(routeIds.length);
        expect(byId.size).toBe(new Set(entries.map(({ id }) => id)).size);
        const isKnown = (type = "") => ["directory", "menu", "hidden-menu"].includes(type);
        const reported = new Set(problems.flatMap((one) => ("id" in one ? [one.id] : one.ids)));
        const sound = [...byId.values()]
          .map((node) => node.entry)
          .filter((one) => !reported.has(one.id));
        const expected = sound.filter((one) => isKnown(one.type)).map((one) => one.id);
        expect(routeIds).toEqual(expect.arrayContaining(expected));
        expect(routeIds.every((id) => isKnown(byId.get(id)?.entry.type))).toBe(true);
        for (const node of flatten(menu)) {
          const type = byId.get(node.id)?.entry.type;
          expect(["directory", "menu"]).toContain(type);
        }
        for (const route of flatten(routes)) {
          for (const child of route.children) expect(child.component).not.toBe("layout");
        }
      }),
      { seed: 2, numRuns: 500 },
    );
  });

  const treeOf = (count: number): MenuEntry[] =>
    Array.from({ length: count }, (_, i) =>
      entry(`${i + 1}`, {
        url: `/n${i}`,
        parentId: String(Math.floor((i + 1) / 8)),
        orderBy: count - i,
      }),
    );

  test.each([
    ["a tree", treeOf],
    [
      "one long chain",
      (count: number) =>
        Array.from({ length: count }, (_, i) =>
          entry(`${i}`, { url: `/n${i}`, parentId: `${i - 1}` }),
        ),
    ],
    [
      "one long circle",
      (count: number) =>
        Array.from({ length: count }, (_, i) =>
          entry(`${i}`, { url: `/n${i}`, parentId: `${(i + 1) % count}` }),
        ),
    ],
  ])("10,000 entries as %s take no time to speak of", (_, make) => {
    const entries = make(10_000);
    const before = performance.now();
    const { pages } = buildNavigation(entries);
    expect(performance.now() - before).toBeLessThan(1000);
    expect(pages).toHaveLength(10_000);
  });
});

function flatten<Node extends { children: readonly Node[] }>(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children)]);
}
