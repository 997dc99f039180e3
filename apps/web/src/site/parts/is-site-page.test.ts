import { expect, it } from "vitest";
import { isPlainClick, isSitePage } from "./is-site-page.ts";

it.each([
  ["/article-detail?id=fourth-berth", true],
  ["/index#newest", true],
  ["/files/2026/03/tides.pdf", false],
  ["/rest/api/app/other/downFile?id=1", false],
  ["https://example.com/", false],
  ["//example.com/", false],
  ["#here", false],
  ["mailto:desk@example.com", false],
])("of %s, whether it is a page here: %s", (href, is) =>
  expect(isSitePage(href, "/rest")).toBe(is),
);

it("leaves clicks with a key or another button to the browser", () => {
  const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
  expect(isPlainClick(click)).toBe(true);
  expect(isPlainClick({ ...click, ctrlKey: true })).toBe(false);
  expect(isPlainClick({ ...click, button: 1 })).toBe(false);
});
