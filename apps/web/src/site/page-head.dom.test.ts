import { expect, it } from "vitest";
import { config } from "./_config.ts";
import { pageHead } from "./page-head.ts";

const context = { config };
const page = { title: "News", path: "article-list", image: "/files/a.webp" };

it("describes the card and the language for link previews, and names the picture for it", () => {
  const { meta, links } = pageHead(context, page);
  const shared = new Map(
    meta.flatMap((tag) => ("property" in tag ? [[tag.property, tag.content] as const] : [])),
  );
  expect(shared.get("og:locale")).toBe("zh_CN");
  expect(shared.get("og:image")).toBe(
    "https://www.example.com/zh/share-card.jpg?page=article-list",
  );
  expect(shared.get("og:image:width")).toBe("1200");
  expect(shared.get("og:image:height")).toBe("630");
  expect(shared.get("og:image:alt")).toBe("News");
  expect(links).toContainEqual({
    rel: "image_src",
    href: "https://www.example.com/files/a.webp",
  });
});

it("has no card for a page that search engines leave out", () => {
  const { meta } = pageHead(context, { ...page, noIndex: true });
  expect(meta.some((tag) => "property" in tag && tag.property === "og:image")).toBe(false);
});

it("names the page in its other languages, itself and the default for others", () => {
  const { links } = pageHead(context, { ...page, translations: "same" });
  const found = links.flatMap((link) =>
    "hrefLang" in link
      ? [[link.hrefLang, link.href]]
      : link.rel === "canonical"
        ? [[link.rel, link.href]]
        : [],
  );
  expect(found).toEqual([
    ["canonical", "https://www.example.com/zh/article-list"],
    ["zh-CN", "https://www.example.com/zh/article-list"],
    ["en", "https://www.example.com/article-list"],
    ["x-default", "https://www.example.com/article-list"],
  ]);
});

it("names no other language for a page that has none", () => {
  const { links } = pageHead(context, { ...page, translations: [] });
  expect(links.filter((link) => "hrefLang" in link)).toEqual([]);
});
