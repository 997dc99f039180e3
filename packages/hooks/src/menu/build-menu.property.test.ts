import fc from "fast-check";
import { expect, test } from "vitest";
import { entry } from "./_entries.ts";
import type { MenuEntry } from "./menu-entry.ts";
import { buildNavigation } from "./navigation.ts";

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

test("menus never crash, loop, lose a page or break the order", () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 30 }), (entries) => {
      const { routes, menu, problems, byId } = buildNavigation(entries);
      const routeIds = flatten(routes).map((route) => route.id);
      expect(new Set(routeIds).size).toBe(routeIds.length);
      expect(byId.size).toBe(new Set(entries.map(({ id }) => id)).size);
      const isKnown = (type = "") => ["directory", "menu", "hidden-menu"].includes(type);
      const reported = new Set(problems.flatMap((one) => ("id" in one ? [one.id] : one.ids)));
      const sound = [...byId.values()]
        .map((node) => node.entry)
        .filter((one) => !reported.has(one.id));
      const isGroup = ({ type, url, component }: MenuEntry) =>
        type === "directory" && !url && !component;
      const expected = sound
        .filter((one) => isKnown(one.type) && !isGroup(one))
        .map(({ id }) => id);
      expect(routeIds).toEqual(expect.arrayContaining(expected));
      expect(routeIds.every((id) => isKnown(byId.get(id)?.entry.type))).toBe(true);
      const topGroups = sound.filter(
        (one) => isGroup(one) && (byId.get(one.id)?.parent ?? null) === null,
      );
      expect(menu.map(({ id }) => id)).toEqual(
        expect.arrayContaining(topGroups.map(({ id }) => id)),
      );
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

const chainOf = (count: number): MenuEntry[] =>
  Array.from({ length: count }, (_, i) => entry(`${i}`, { url: `/n${i}`, parentId: `${i - 1}` }));

test.each([
  ["a tree", treeOf],
  ["one long chain", chainOf],
  [
    "one long circle",
    (count: number) =>
      Array.from({ length: count }, (_, i) =>
        entry(`${i}`, { url: `/n${i}`, parentId: `${(i + 1) % count}` }),
      ),
  ],
])("an entry of %s is looked at no oftener for there being more of them", (_, make) => {
  const few = looksAt(make(200));
  const many = looksAt(make(2_000));
  expect(many.pages).toBe(2_000);
  expect(many.looks).toBeLessThan(few.looks * 10.1);
});

test("how deep they are nested is no danger", () => {
  expect(buildNavigation(chainOf(10_000)).pages).toHaveLength(10_000);
});

test("how many lie in one list is no danger", () => {
  const pages = Array.from({ length: 150_000 }, (_, i) => entry(`p${i}`, { parentId: "top" }));
  expect(buildNavigation([entry("top"), ...pages]).menu[0]?.children).toHaveLength(150_000);
});

/** Builds navigation and counts how often something is read of an entry. */
function looksAt(entries: readonly MenuEntry[]): { looks: number; pages: number } {
  let looks = 0;
  const watched = entries.map(
    (one) =>
      new Proxy(one, {
        get(target, key) {
          looks += 1;
          return Reflect.get(target, key);
        },
      }),
  );
  return { pages: buildNavigation(watched).pages.length, looks };
}

function flatten<Node extends { children: readonly Node[] }>(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children)]);
}
