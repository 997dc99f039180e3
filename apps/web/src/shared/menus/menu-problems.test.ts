import { createNavigation, type MenuEntry } from "@atrium/hooks";
import { expect, test } from "vitest";
import { menus as messages } from "../../i18n/admin-en/menus.ts";
import { menuProblems } from "./menu-problems.ts";

const page = (id: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  id,
  type: "menu",
  title: `Page ${id}`,
  name: id,
  url: `/${id}`,
  component: "news/index",
  icon: "star",
  ...more,
});

function problemsOf(...entries: MenuEntry[]): string[] {
  const installed = { views: ["news/index"], icons: ["star"] };
  const { problems } = createNavigation()(entries);
  return menuProblems(entries, problems, installed).map(
    ({ id, text }) => `${id} ${text(messages.problem)}`,
  );
}

test("a valid menu has no problems", () => {
  expect(problemsOf(page("a"), page("b"), page("c", { component: "Layout", icon: null }))).toEqual(
    [],
  );
});

test.each<[string, MenuEntry[]]>([
  ["b “Page b”: the route name a is already taken.", [page("a"), page("b", { name: "a" })]],
  [
    "b “Page b”: another page already uses the path /a, so this one cannot be opened.",
    [page("a"), page("b", { url: "/a" })],
  ],
  ["a “Page a”: /login belongs to the public site.", [page("a", { url: "/login" })]],
  ["a “Page a”: no slash is not a valid path.", [page("a", { url: "no slash" })]],
  ["a “Page a”: it has a path but no view.", [page("a", { component: null })]],
  ["a “New menu”: it has a path but no view.", [page("a", { title: "", component: null })]],
  [
    "a “Page a”: it has neither path nor view, so it opens nothing.",
    [page("a", { component: null, url: null })],
  ],
  ["a “Page a”: it is in the wrong place in the tree.", [page("a", { parentId: "gone" })]],
  [
    "a “Page a”: /a/:id needs a record, so its entry leads nowhere. Make it a hidden menu.",
    [page("a", { url: "/a/:id" })],
  ],
  [
    "b “Page b”: /A differs from /a only in capital letters.",
    [page("a"), page("b", { url: "/A" })],
  ],
  [
    "b “Page b”: /A/:key differs from /a/:id only in capital letters.",
    [
      page("a", { type: "hidden-menu", url: "/a/:id" }),
      page("b", { type: "hidden-menu", url: "/A/:key" }),
    ],
  ],
  ["a “Page a”: the view x/y is not installed.", [page("a", { component: "x/y" })]],
  ["a “Page a”: the icon x does not exist. A default icon is shown.", [page("a", { icon: "x" })]],
])("reports %j", (text, entries) => {
  expect(problemsOf(...entries)).toEqual([text]);
});

test("a directory without path and view is a group, and no problem", () => {
  const group = page("a", { type: "directory", component: null, url: null });
  expect(problemsOf(group, page("b", { parentId: "a" }))).toEqual([]);
});

test("a hidden page may need a record", () => {
  expect(problemsOf(page("a", { type: "hidden-menu", url: "/a/:id" }))).toEqual([]);
});

test("a cycle is reported once", () => {
  expect(problemsOf(page("a", { parentId: "b" }), page("b", { parentId: "a" }))).toHaveLength(1);
});
