import { createNavigation } from "@atrium/hooks";
import { expect, test } from "vitest";
import { fieldsOf } from "./menu-fields.ts";
import { previewEntries, type MenuDraft } from "./preview-entries.ts";
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

test("is the menu as it stands, in its order", () => {
  expect(shown()).toEqual([["home"], ["content", "types", "list"]]);
});

test("shows what is in the form in place of what is stored", () => {
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

test("shows a new one where it is to go", () => {
  const fresh = draftOf(branch("new"), { title: "News", parentId: "content", orderBy: 15 });
  expect(shown(fresh)).toEqual([["home"], ["content", "types", "News", "list"]]);
});

test("leaves out what is switched off, with everything below it", () => {
  expect(shown(draftOf(content, { status: "disabled" }))).toEqual([["home"]]);
  expect(shown(draftOf(types, { status: "disabled" }))).toEqual([["home"], ["content", "list"]]);
});

test("does not hang on a menu that stands below itself", () => {
  expect(shown(draftOf(content, { parentId: "list" }))).toEqual([["home"]]);
});
