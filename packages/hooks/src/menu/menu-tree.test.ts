import { expect, test } from "vitest";
import { entry, outline } from "./_entries.ts";
import { buildNavigation } from "./navigation.ts";

test.each([undefined, null, "", "0"])("%j as the parent is the top level", (parentId) => {
  const { menu, problems } = buildNavigation([entry("0"), entry("a", { parentId })]);
  expect(outline(menu)).toBe("0 a");
  expect(problems).toEqual([]);
});

test("an entry that lies in another belongs there, whatever parent it names", () => {
  const { menu, problems } = buildNavigation([
    entry("a", { children: [entry("b", { parentId: "c" })] }),
    entry("c", { children: [] }),
    entry("d", { children: null }),
  ]);
  expect(outline(menu)).toBe("a(b) c d");
  expect(problems).toEqual([]);
});

test("a repeated id is left out with what lies in it", () => {
  const { menu, problems } = buildNavigation([entry("a"), entry("a", { children: [entry("b")] })]);
  expect(outline(menu)).toBe("a");
  expect(problems).toEqual([{ kind: "duplicateId", id: "a" }]);
});

test.each([null, undefined, Number.NaN, Infinity, -Infinity])(
  "%s as the order comes last",
  (orderBy) => {
    const { menu } = buildNavigation([entry("a", { orderBy }), entry("b", { orderBy: 9e9 })]);
    expect(outline(menu)).toBe("b a");
  },
);

test("the order holds at every level", () => {
  const { menu } = buildNavigation([
    entry("b", { orderBy: 2 }),
    entry("b2", { parentId: "b", orderBy: 2 }),
    entry("b1", { parentId: "b", orderBy: 1 }),
    entry("a", { orderBy: 1 }),
    entry("a1", { parentId: "a" }),
  ]);
  expect(outline(menu)).toBe("a(a1) b(b1 b2)");
});

test("a cycle lists only its own entries, and is cut at the first", () => {
  const { menu, problems } = buildNavigation([
    entry("tail", { parentId: "a" }),
    entry("a", { parentId: "b" }),
    entry("b", { parentId: "c" }),
    entry("c", { parentId: "a" }),
    entry("other", { parentId: "tail" }),
  ]);
  expect(problems).toEqual([{ kind: "cycle", ids: ["a", "b", "c"] }]);
  expect(outline(menu)).toBe("a(tail(other) c(b))");
});

test("every cycle is reported", () => {
  const { menu, problems } = buildNavigation([
    entry("a", { parentId: "a" }),
    entry("b", { parentId: "c" }),
    entry("c", { parentId: "b" }),
  ]);
  expect(problems).toEqual([
    { kind: "cycle", ids: ["a"] },
    { kind: "cycle", ids: ["b", "c"] },
  ]);
  expect(outline(menu)).toBe("a b(c)");
});

test("the entries can be read in order: each, then everything below it, then the next", () => {
  const { nodes, byId } = buildNavigation([
    entry("b", { orderBy: 2 }),
    entry("b1", { parentId: "b" }),
    entry("a", { orderBy: 1, children: [entry("a1", { children: [entry("a11")] }), entry("a2")] }),
  ]);
  expect(nodes.map((node) => node.entry.id)).toEqual(["a", "a1", "a11", "a2", "b", "b1"]);
  expect(byId.get("a11")?.parent?.entry.id).toBe("a1");
  expect(byId.get("a")?.children.map((node) => node.entry.id)).toEqual(["a1", "a2"]);
});
