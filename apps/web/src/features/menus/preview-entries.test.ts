import { createNavigation } from "@atrium/hooks";
import { expect, test } from "vitest";
import { fieldsOf } from "./menu-fields.ts";
import { previewEntries, type MenuDraft } from "../../shared/menus/preview-entries.ts";
import type { MenuBranch } from "../../queries/menus.ts";

function branch(id: string, more: Partial<MenuBranch> = {}): MenuBranch {
  const changed = { createdAt: "", createdBy: "", createdByName: "", version: 1 };
  return {
    ...changed,
    updatedAt: "",
    updatedBy: "",
    updatedByName: "",
    ...fieldsOf(undefined, { parentId: "0", orderBy: 0 }),
    id,
    title: id,
    name: id,
    url: `/${id}`,
    component: `${id}/index`,
    hasChildren: false,
    children: [],
    ...more,
  };
}

const list = branch("list", { parentId: "content", orderBy: 20 });
const types = branch("types", { parentId: "content", orderBy: 10 });
const content = branch("content", { type: "directory", children: [list, types] });
const home = branch("home", { orderBy: -10 });
const tree = [content, home];

function shown(draft?: MenuDraft, branches = tree) {
  const { menu } = createNavigation()(previewEntries(branches, draft));
  return menu.map(({ title, children }) => [title, ...children.map((child) => child.title)]);
}

function draftOf(menu: MenuBranch, changes: Partial<MenuBranch>): MenuDraft {
  const start = { parentId: "0", orderBy: 0 };
  return { id: menu.id, fields: fieldsOf({ ...menu, ...changes }, start) };
}

test("the preview lists the stored menus in order", () => {
  expect(shown()).toEqual([["home"], ["content", "types", "list"]]);
});

test("the preview replaces the stored menu by the draft", () => {
  expect(shown(draftOf(list, { title: "Everything", orderBy: 0 }))).toEqual([
    ["home"],
    ["content", "Everything", "types"],
  ]);
  expect(shown(draftOf(list, { parentId: "0", orderBy: -20 }))).toEqual([
    ["list"],
    ["home"],
    ["content", "types"],
  ]);
  expect(shown(draftOf(types, { type: "hidden-menu" }))).toEqual([["home"], ["content", "list"]]);
});

test("the preview inserts a new menu at its position", () => {
  const fresh = draftOf(branch("new"), { title: "News", parentId: "content", orderBy: 15 });
  expect(shown(fresh)).toEqual([["home"], ["content", "types", "News", "list"]]);
});

test("the preview omits disabled menus and their descendants", () => {
  expect(shown(draftOf(content, { status: "disabled" }))).toEqual([["home"]]);
  expect(shown(draftOf(types, { status: "disabled" }))).toEqual([["home"], ["content", "list"]]);
});

test("a cycle of menus does not hang the preview", () => {
  expect(shown(draftOf(content, { parentId: "list" }))).toEqual([["home"]]);
});
