import { describe, expect, test } from "vitest";
import { languageChoices } from "./language-choices.ts";

const config = {
  apiBase: "/rest",
  basePath: "/cms/",
  publicUrl: "https://www.example.com",
  systemName: "Desk",
  companyName: "Tide",
  language: "en",
  pagesPath: "/cms/",
  languages: [
    { code: "en", name: "English", path: "/cms/" },
    { code: "zh-CN", name: "中文", path: "/cms/zh/" },
  ],
};
const translations = [
  { language: "zh-CN", id: "1", slug: "a-zh", url: "/zh/article-detail?id=a-zh" },
];
const at = (routeId: string, search: Record<string, unknown> = {}, loaderData: unknown = {}) =>
  languageChoices(config, { routeId: `/_public/${routeId}`, search, loaderData }).map(
    ({ href, leadsTo }) => [href, leadsTo],
  );

describe("the switch leads from a page", () => {
  test("to its translation", () => {
    const article = { article: { translations } };
    expect(at("article-detail", { id: "a" }, article)).toEqual([
      ["/cms/zh/article-detail?id=a-zh", "page"],
    ]);
    expect(at("other-detail", { type: "products", within: "T" }, { translations })).toEqual([
      ["/cms/zh/article-detail?id=a-zh", "page"],
    ]);
    expect(at("other-detail", { type: "about" }, { translations })).toEqual([
      ["/cms/zh/article-detail?id=a-zh", "page"],
    ]);
  });

  test("to its translation that is about the same product", () => {
    const contact = [{ language: "zh-CN", url: "/zh/other-detail?type=contact-zh" }];
    const search = { type: "contact", about: "T 80" };
    expect(at("other-detail", search, { translations: contact })).toEqual([
      ["/cms/zh/other-detail?type=contact-zh&about=T%2080", "page"],
    ]);
  });

  test.each([
    ["index", {}, "/cms/zh/index", "page"],
    ["search-list", { keyword: "T80" }, "/cms/zh/search-list?keyword=T80", "page"],
    ["product-compare", { ids: "T80 T26" }, "/cms/zh/product-compare?ids=T80+T26", "page"],
    ["article-list", {}, "/cms/zh/article-list", "page"],
    ["other-detail", { type: "products" }, "/cms/zh/other-detail?type=products", "page"],
  ])("that every language has: %s %j", (routeId, search, href, leadsTo) => {
    expect(at(routeId, search)).toEqual([[href, leadsTo]]);
  });

  test.each([
    ["article-list", { type: "news" }, "/cms/zh/article-list", "list"],
    ["article-detail", { id: "a" }, "/cms/zh/article-list", "list"],
    ["other-detail", { type: "about" }, "/cms/zh/index", "home"],
    [
      "other-detail",
      { type: "products", id: "T80" },
      "/cms/zh/other-detail?type=products",
      "catalogue",
    ],
    ["404", {}, "/cms/zh/index", "home"],
  ])("without a translation to what is nearest: %s %j", (routeId, search, href, leadsTo) => {
    expect(at(routeId, search)).toEqual([[href, leadsTo]]);
  });
});
