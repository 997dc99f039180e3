import { expect, test } from "vitest";
import { entry } from "./_entries.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import type { MenuEntry } from "./menu-entry.ts";
import { buildNavigation } from "./navigation.ts";

const group = (id: string, children: MenuEntry[]) =>
  entry(id, { type: "directory", component: "layout", children });

test.each<[string, MenuEntry[], string | undefined]>([
  ["its first page", [entry("a"), entry("b")], "/a"],
  ["the first in menu order", [entry("a", { orderBy: 2 }), entry("b", { orderBy: 1 })], "/b"],
  ["a page further down", [group("a", [group("b", [entry("c")])]), entry("d")], "/c"],
  ["none that has parameters", [entry("a", { url: "/a/:id" }), entry("b")], "/b"],
  ["none that is hidden", [entry("a", { type: "hidden-menu" }), entry("b")], "/b"],
  [
    "none below a hidden one",
    [entry("a", { type: "hidden-menu", children: [entry("b")] })],
    undefined,
  ],
  ["nothing when it is empty", [group("a", [])], undefined],
])("a directory leads to %s", (_, children, landing) => {
  const { byId } = buildNavigation([group("top", children)]);
  expect(byId.get("top")?.landing).toBe(landing);
});

test("what has a page of its own leads there", () => {
  const { byId } = buildNavigation([
    entry("top", { type: "directory", children: [entry("a")] }),
    entry("form", { url: "/form/:id", children: [entry("b")] }),
  ]);
  expect([byId.get("top")?.landing, byId.get("form")?.landing]).toEqual(["/top", "/b"]);
});

test("a step on the way has its title or its name, and is skipped without either", () => {
  const navigation = buildNavigation([
    entry("a", {
      title: "",
      name: "first",
      children: [entry("b", { title: null, children: [entry("c", { type: "hidden-menu" })] })],
    }),
  ]);
  expect(breadcrumbs(navigation, "c")).toEqual([
    { id: "a", title: "first", path: "/a" },
    { id: "c", title: "c", path: "/c" },
  ]);
});

test("routes the application brings along are found at any depth, their groups being no pages", () => {
  const [layout] = buildNavigation([group("shell", [entry("page", { url: "/page" })])]).routes;
  const staticRoutes = layout === undefined ? [] : [layout];
  const { pages, routes, index } = buildNavigation([entry("own")], { staticRoutes });
  expect(pages.map(({ id }) => id)).toEqual(["own", "page"]);
  expect(routes.map(({ id }) => id)).toEqual(["own", "shell"]);
  expect([...index.fixed.keys()].toSorted()).toEqual(["/own", "/page", "/shell"]);
});
