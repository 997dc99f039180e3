import { describe, expect, test } from "vitest";
import { isWithinPages } from "./language-places.ts";

const languages = [
  { code: "en", name: "English", path: "/cms/" },
  { code: "zh-CN", name: "中文", path: "/cms/zh/" },
];

describe("the router of a page leads to an address", () => {
  test.each([
    ["/cms/", "/cms/index", true],
    ["/cms/", "/cms/zh/index", false],
    ["/cms/", "/cms/zh", false],
    ["/cms/", "/cms/zh?x=/", false],
    ["/cms/", "/cms/zhou", true],
    ["/cms/zh/", "/cms/zh/index", true],
    ["/cms/zh/", "/cms/index", false],
    ["/cms/", "/elsewhere", false],
  ])("from %s to %s: %s", (pagesPath, address, expected) => {
    expect(isWithinPages(address, { pagesPath, languages })).toBe(expected);
  });
});
