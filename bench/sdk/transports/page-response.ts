/** The answer that every transport gives: a page of ten articles, made from the contract's example. */
import { exampleOf, propertiesOf } from "../contract.ts";

const text = new Set(propertiesOf("ArticleText"));
const article = Object.entries(exampleOf("Article")).filter(([name]) => !text.has(name));

/** The unwrapped page. */
export const page = {
  records: Array.from({ length: 10 }, (_, index) => ({
    ...Object.fromEntries(article),
    title: `New berth opens in May, part ${index + 1}`,
    orderBy: index,
  })),
  total: 137,
  pageNo: 2,
  pageSize: 10,
  pages: 14,
};

/** The answer's text. */
export const pageResponse = JSON.stringify({
  success: true,
  code: 0,
  message: "",
  requestId: "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a99",
  result: page,
});

/** The header every answer carries. */
export const responseHeaders = { "Content-Type": "application/json; charset=utf-8" };
