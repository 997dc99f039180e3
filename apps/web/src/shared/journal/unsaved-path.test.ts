import { expect, test } from "vitest";
import { unsavedPath } from "./unsaved-path.ts";

test.each([
  ["articles/7", "/content/articles/edit/7"],
  ["articles/a b", "/content/articles/edit/a%20b"],
  ["articles/new:5f0c", "/content/articles/new"],
  ["products/7", "/products/edit/7"],
  ["products/new:series", "/products/new?kind=series"],
  ["homePages/1", "/content/home?page=1"],
  ["siteSettings/1", "/content/site-setting"],
  ["orgs/7", undefined],
])("edits of %s are taken up at %s", (record, path) => {
  expect(unsavedPath(record)).toBe(path);
});
