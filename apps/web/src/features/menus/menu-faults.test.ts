import { createNavigation, type MenuEntry } from "@atrium/hooks";
import { expect, test } from "vitest";
import { menus as messages } from "../../i18n/admin-en/menus.ts";
import { menuFaults } from "./menu-faults.ts";

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

function faults(...entries: MenuEntry[]): string[] {
  const installed = { views: ["news/index"], icons: ["star"] };
  const { problems } = createNavigation()(entries);
  return menuFaults(entries, problems, installed, messages.problem).map(
    ({ id, text }) => `${id} ${text}`,
  );
}

test("finds nothing wrong with a good menu", () => {
  expect(faults(page("a"), page("b"), page("c", { component: "Layout", icon: null }))).toEqual([]);
});

test.each<[string, MenuEntry[]]>([
  ["b “Page b”: another route has the name a.", [page("a"), page("b", { name: "a" })]],
  [
    "b “Page b”: another page has the address /a, so this one is not reached.",
    [page("a"), page("b", { url: "/a" })],
  ],
  ["a “Page a”: /login is an address of the public site.", [page("a", { url: "/login" })]],
  ["a “Page a”: no slash is no address of this site.", [page("a", { url: "no slash" })]],
  ["a “Page a”: it has an address but no view.", [page("a", { component: null })]],
  ["a “New menu”: it has an address but no view.", [page("a", { title: "", component: null })]],
  [
    "a “Page a”: neither address nor view, so it leads nowhere.",
    [page("a", { component: null, url: null })],
  ],
  ["a “Page a”: it is not in its place in the tree.", [page("a", { parentId: "gone" })]],
  ["a “Page a”: the view x/y is not installed.", [page("a", { component: "x/y" })]],
  ["a “Page a”: there is no icon x; a plain sheet stands in.", [page("a", { icon: "x" })]],
])("says %j", (text, entries) => {
  expect(faults(...entries)).toEqual([text]);
});

test("tells of a circle by one of those in it", () => {
  expect(faults(page("a", { parentId: "b" }), page("b", { parentId: "a" }))).toHaveLength(1);
});
