import { expect, test } from "vitest";
import { missing, staticFiles } from "./missing-preloads.ts";

const imports = new Map([
  ["page.js", ["frame.js", "table.js"]],
  ["table.js", ["frame.js", "icons.js"]],
  ["frame.js", ["icons.js"]],
  ["sheet.js", ["frame.js", "fields.js"]],
]);
const present = staticFiles("page.js", imports);

test("a file has what it imports, and what that imports", () => {
  expect([...present].toSorted()).toEqual(["frame.js", "icons.js", "page.js", "table.js"]);
});

test("only what the importing file does not have is preloaded", () => {
  expect(missing("sheet.js", ["sheet.js", "frame.js", "icons.js", "fields.js"], present)).toEqual([
    "sheet.js",
    "fields.js",
  ]);
});

test("a file that needs nothing else is left to the import", () => {
  expect(missing("sheet.js", ["sheet.js", "frame.js"], present)).toEqual([]);
});
