import { expect, it } from "vitest";
import type { ArticleCard } from "../types.ts";
import { commonTags } from "./common-tags.ts";

const article = (tags: string[]): ArticleCard => ({
  id: tags.join(),
  slug: "s",
  title: "t",
  subTitle: null,
  summary: null,
  cover: null,
  coverAlt: null,
  author: null,
  source: null,
  tags,
  typeId: "1",
  typeCode: "news",
  language: "en",
  typeName: "News",
  isTop: false,
  publishedAt: "2026-03-20T07:00:00.000Z",
  readCount: 0,
  commentCount: 0,
});

const articles = [article(["radar", "flood"]), article(["radar"]), article(["data"])];

it("puts frequent tags first and sorts the others by name", () => {
  expect(commonTags(articles)).toEqual(["radar", "data", "flood"]);
});

it("always shows the chosen tag, first", () => {
  expect(commonTags(articles, "loggers")).toEqual(["loggers", "radar", "data", "flood"]);
});
