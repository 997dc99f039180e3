import { expect, test } from "vitest";
import { zArticleSaveBody } from "../../generated/form-schemas.ts";
import type { ArticleRow } from "../../queries/articles.ts";
import { limitsOf } from "../../shared/form/limits-of.ts";
import { addTag, isBulkEditable, MAX_TAGS, removeTag } from "./bulk-edit-articles.ts";

test("an article has as many tags at most as the contract says", () => {
  expect(MAX_TAGS).toBe(limitsOf(zArticleSaveBody.shape.tags).max);
});

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
