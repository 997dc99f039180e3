import { expect, test } from "vitest";
import { isSameContent, richTextBlocks } from "./same-content.ts";

test.each([
  ['<p>a <a href="/x">b</a></p>', '<p>a <a href="/x" rel="noopener">b</a></p>', true],
  ['<p><a href="/x">b</a></p>', '<p><a href="/y">b</a></p>', false],
  ["<p>a</p>", "<h2>a</h2>", false],
  ["<p>a</p>", "<p>a</p><p>b</p>", false],
  ["<p>a</p>\n<p>b</p>", "<p>a</p><p>b</p>", true],
  ["<p>a b</p>", "<p>a  b</p>", true],
  ["<pre>a b</pre>", "<pre>a  b</pre>", false],
  ["<ul><li>a</li></ul>", "<ul><li><p>a</p></li></ul>", true],
  ["<ul><li>a</li></ul>", "<ul><li><p>a</p><p>b</p></li></ul>", false],
  ["<p>a b</p>", "<p>a <em>b</em></p>", false],
  ["<p>a</p>", '<p class="align-center">a</p>', false],
  ["<p>a</p>", '<p lang="nl">a</p>', false],
  ['<img src="/a">', '<img src="/a" alt="">', true],
  ['<img src="/a">', '<img src="/a" width="9">', false],
  ["<table><tr><td>1</td></tr></table>", "<table><tbody><tr><td>1</td></tr></tbody></table>", true],
  [
    '<table><colgroup><col span="2" width="60"><col></colgroup><tr><td>1</td></tr></table>',
    '<table><colgroup><col width="60"><col width="60"><col></colgroup><tr><td>1</td></tr></table>',
    true,
  ],
  [
    '<table><colgroup><col width="60"></colgroup><tr><td>1</td></tr></table>',
    "<table><tr><td>1</td></tr></table>",
    false,
  ],
  ['<figure class="width-small"><img src="/a"></figure>', '<figure><img src="/a"></figure>', false],
  ["<table><caption>a</caption></table>", "<table><caption>b</caption></table>", false],
])("compares %s and %s: %s", (a, b, same) => {
  expect(isSameContent(a, b)).toBe(same);
});

test("compares texts block by block, with loose text as a block", () => {
  const blocks = richTextBlocks("<h2>a</h2>\n loose <em>words</em><ul><li><p>b</p></li></ul>");
  expect(blocks.map(({ html }) => html)).toEqual([
    "<h2>a</h2>",
    "\n loose <em>words</em>",
    "<ul><li><p>b</p></li></ul>",
  ]);
  const [same] = richTextBlocks("<ul><li>b</li></ul>");
  expect(blocks[2]?.content).toBe(same?.content);
});
