import { expect, test } from "vitest";
import { permission, row, rows } from "./_test-access.ts";
import { accessRows, findRows, verbOf } from "./access-rows.ts";

test("each page is a row in the order of the side menu, and what belongs to none comes last", () => {
  expect(rows.map(({ id }) => id)).toEqual(["articles", "calendar", "users", "profile", "none"]);
  expect(row("articles").path).toEqual(["content"]);
  expect(row("users").isDisabled).toBe(true);
  expect(row("none").permissions.map(({ code }) => code)).toEqual(["own:fly"]);
});

test("a hidden page follows the page that it marks, or whose button leads to it", () => {
  expect(row("articles").followers.map(({ id }) => id)).toEqual(["new", "view"]);
});

test("a page knows the permission to read it, whichever page that is on", () => {
  expect(row("calendar").read?.code).toBe("a:page");
  expect(row("calendar").permissions).toEqual([]);
});

test("there is no last row when every permission has a page", () => {
  expect(accessRows([], [])).toEqual([]);
});

test.each([
  ["content:article:page", "see"],
  ["content:article:save", "create"],
  ["system:role:assignMenus", "change"],
  ["content:article:purge", "delete"],
  ["content:article:approve", "publish"],
  ["content:article:circulate", "other"],
  ["ours:thing:whatever", "other"],
])("%s lets %s", (code, verb) => {
  expect(verbOf(permission(code, null))).toBe(verb);
});

test("rows are found by page, directory, permission or URL", () => {
  const found = (query: string) => findRows(rows, query).map(({ id }) => id);
  expect(found("CONTENT calendar")).toEqual(["calendar"]);
  expect(found("u:delete")).toEqual(["users"]);
  expect(found("/api/own")).toEqual(["none"]);
  expect(found("")).toHaveLength(rows.length);
});
