import { describe, expect, it } from "vitest";
import { publicPaths } from "@atrium/hooks";
import { pageAddress } from "./page-address.ts";

describe("pageAddress", () => {
  it.each([
    ["/index", "?utm_source=mail", "/index"],
    ["/article-list", "?pageNo=2&utm_source=mail&type=news", "/article-list?type=news&pageNo=2"],
    ["/article-list", "?type=news&pageNo=2", "/article-list?type=news&pageNo=2"],
    ["/article-list", "?pageNo=1&month=13&tag=", "/article-list?month=13"],
    ["/article-detail", "?id=a&id=b&fbclid=x", "/article-detail?id=b"],
    ["/other-detail", "?type=about#top", "/other-detail?type=about%23top"],
    ["/other-detail", "?type=about&within=x&pageNo=2", "/other-detail?type=about"],
    ["/other-detail", "?within=T&type=products&sent=1", "/other-detail?type=products&within=T"],
    ["/other-detail", "?type=products&id=T80&within=T", "/other-detail?type=products&id=T80"],
    ["/other-detail", "?about=T80&type=contact", "/other-detail?type=contact&about=T80"],
    ["/other-detail", "?about=T80&type=about", "/other-detail?type=about"],
    ["/product-compare", "?ids=T80,t80+T26&x=1", "/product-compare?ids=T80+T26"],
    ["/search-list", "?type=news", "/search-list?type=news"],
  ])("%s%s has the cache key %s", (path, search, address) => {
    expect(pageAddress(path, search)).toBe(address);
  });

  it("returns null for searches and for pages that are not public", () => {
    expect(pageAddress("/search-list", "?keyword=water")).toBeNull();
    expect(pageAddress("/login", "")).toBeNull();
    expect(pageAddress("/content/articles", "")).toBeNull();
    expect(pageAddress("/constructor", "")).toBeNull();
  });

  it("returns null for previews, with a token and without", () => {
    expect(pageAddress("/article-preview", "")).toBeNull();
    expect(pageAddress("/article-preview", "?token=a")).toBeNull();
  });

  it("knows every public page except sign-in and previews", () => {
    const uncached = ["/login", "/article-preview", "/home-preview"];
    for (const path of publicPaths.filter((path) => !uncached.includes(path))) {
      expect(pageAddress(path, "")).toBe(path);
    }
  });
});
