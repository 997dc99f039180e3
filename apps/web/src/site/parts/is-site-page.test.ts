import { expect, it } from "vitest";
import { isPlainClick } from "../../start/plain-click.ts";
import { isSitePage, withBase, withBaseInText } from "./is-site-page.ts";

it.each([
  ["/article-detail?id=fourth-berth", true],
  ["/index#newest", true],
  ["/files/2026/03/tides.pdf", false],
  ["/rest/api/app/other/downFile?id=1", false],
  ["https://example.com/", false],
  ["//example.com/", false],
  ["#here", false],
  ["mailto:desk@example.com", false],
])("knows whether %s is a page of this site: %s", (href, is) =>
  expect(isSitePage(href, "/rest")).toBe(is),
);

it("leaves clicks with a key or another button to the browser", () => {
  const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
  expect(isPlainClick(click)).toBe(true);
  expect(isPlainClick({ ...click, ctrlKey: true })).toBe(false);
  expect(isPlainClick({ ...click, button: 1 })).toBe(false);
});

it.each([
  ["/article-detail?id=a&reply=b", "/cms/article-detail?id=a&reply=b"],
  ["/cms/article-detail?id=a", "/cms/article-detail?id=a"],
  ["/files/2026/03/tides.pdf", "/files/2026/03/tides.pdf"],
  ["https://example.com/", "https://example.com/"],
  ["#here", "#here"],
])("turns %s into %s below a base path", (href, address) => {
  expect(withBase(href, { basePath: "/cms/", apiBase: "/rest" })).toBe(address);
  expect(withBase(href, { basePath: "/", apiBase: "/rest" })).toBe(href);
});

it("prefixes only the links of a text with the base path", () => {
  const text = `<p>/index <a target="_blank" href="/index">/index</a> <img src="/files/a.png" alt="">
<a href="https://example.com/index">href="/index"</a> <a title="a" href="/other-detail?type=a&amp;id=b">B</a></p>`;
  expect(withBaseInText(text, { basePath: "/cms/", apiBase: "/rest" })).toBe(
    text
      .replace('href="/index">/', 'href="/cms/index">/')
      .replace('href="/other', 'href="/cms/other'),
  );
});
