// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { isSameContent } from "./same-content.ts";
import { prepareHtml } from "./prepare-html.ts";

test("a table's caption becomes a paragraph over it", () => {
  const html = "<table><caption>Nine</caption><tbody><tr><td>1</td></tr></tbody></table>";
  expect(prepareHtml(html)).toBe("<p>Nine</p><table><tbody><tr><td>1</td></tr></tbody></table>");
});

test("anything else stays as it is", () => {
  expect(prepareHtml("<p>Text</p>")).toBe("<p>Text</p>");
});

test.each([
  ['<p>a <a href="/x">b</a></p>', '<p>a <a href="/x" rel="noopener">b</a></p>', true],
  ['<p><a href="/x">b</a></p>', '<p><a href="/y">b</a></p>', false],
  ["<p>a</p>", "<h2>a</h2>", false],
  ["<p>a</p>", "<p>a</p><p>b</p>", false],
])("%s and %s are the same: %s", (a, b, same) => {
  expect(isSameContent(a, b)).toBe(same);
});
