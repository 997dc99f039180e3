import { expect, test } from "vitest";
import type { ArticleRow } from "../../queries/articles.ts";
import { addTag, isBulkEditable, removeTag } from "./bulk-edit-articles.ts";

// Only what is asked of a row.
const article = (displayStatus: ArticleRow["displayStatus"], allowedActions = ["update"]) =>
  ({ displayStatus, allowedActions }) as ArticleRow;

test.each([
  ["draft", true],
  ["returned", true],
  ["withdrawn", true],
  ["reviewing", false],
  ["approved", false],
  ["scheduled", false],
  ["published", false],
  ["publishedChanged", false],
] as const)("an article that is %s can be changed with others: %s", (status, expected) => {
  expect(isBulkEditable(article(status))).toBe(expected);
  expect(isBulkEditable(article(status, []))).toBe(false);
});

test("a tag is added once and taken away, in whichever case", () => {
  const values = { typeId: "1", tags: ["Radar"] };
  expect(addTag(values, " tide ").tags).toEqual(["Radar", "tide"]);
  expect(addTag(values, "radar")).toBe(values);
  expect(removeTag(values, "RADAR ").tags).toEqual([]);
});
