import type { TreeNode } from "@atrium/ui";
import { expect, test } from "vitest";
import { checksOf, pressMenu } from "./menu-checks.ts";

const users: TreeNode = { id: "users", label: "Users" };
const roles: TreeNode = { id: "roles", label: "Roles" };
const edit: TreeNode = { id: "edit", label: "Edit article" };
const articles: TreeNode = { id: "articles", label: "Articles", children: [edit] };
const system: TreeNode = { id: "system", label: "System", children: [users, roles] };
const content: TreeNode = { id: "content", label: "Content", children: [articles] };
const nodes = [system, content];
const isHeading = (id: string) => id === "system" || id === "content";

function press(open: string[], node: TreeNode): string[] {
  return [...pressMenu(nodes, new Set(open), node, isHeading)].toSorted();
}

test("a directory is checked when all its pages are granted, and mixed when some are", () => {
  expect(checksOf(nodes, new Set(["system", "users", "content", "articles", "edit"]))).toEqual({
    checkedIds: new Set(["users", "content", "articles", "edit"]),
    indeterminateIds: new Set(["system"]),
  });
});

test("a granted page whose child is not granted is mixed", () => {
  expect(checksOf(nodes, new Set(["content", "articles"]))).toEqual({
    checkedIds: new Set(),
    indeterminateIds: new Set(["content", "articles"]),
  });
});

test("granting an entry grants its descendants and ancestors", () => {
  expect(press([], users)).toEqual(["system", "users"]);
  expect(press([], content)).toEqual(["articles", "content", "edit"]);
});

test("a mixed entry becomes checked, and a checked one is revoked with its descendants", () => {
  expect(press(["system", "users"], system)).toEqual(["roles", "system", "users"]);
  expect(press(["roles", "system", "users"], system)).toEqual([]);
});

test("a directory is revoked with its last page, a page is not", () => {
  expect(press(["system", "users"], users)).toEqual([]);
  expect(press(["articles", "content", "edit"], edit)).toEqual(["articles", "content"]);
});

test("entries that the user may not grant stay unchanged", () => {
  const locked: TreeNode = { ...roles, disabled: true };
  const partly: TreeNode = { ...system, children: [users, locked] };
  const after = (open: string[]) =>
    [...pressMenu([partly], new Set(open), partly, isHeading)].toSorted();
  expect(after([])).toEqual(["system", "users"]);
  expect(after(["system", "users"])).toEqual([]);
  expect(after(["roles", "system", "users"])).toEqual(["roles", "system"]);
});
