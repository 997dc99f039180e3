/** Type tests: they hold when the package type-checks. */
import type { Sdk } from "../index.ts";
import { eachPage, eachRecord } from "./each-page.ts";

declare const sdk: Sdk;

async function rowsAreTyped(): Promise<string[]> {
  const titles: string[] = [];
  for await (const article of eachRecord(sdk.articles.page, { keyword: "tide" })) {
    titles.push(article.title);
    // @ts-expect-error there is no such field
    titles.push(article.headline);
  }
  for await (const page of eachPage(sdk.site.getArticleMessage, { id: "a1" })) {
    titles.push(...page.records.map((comment) => comment.nickname));
  }
  for await (const product of eachRecord(sdk.products.page, {})) titles.push(product.name);
  return titles;
}

function mistakesDoNotCompile(): unknown[] {
  return [
    // @ts-expect-error a single article is no page
    eachPage(sdk.articles.get, { id: "a1" }),
    // @ts-expect-error a list is no page
    eachRecord(sdk.articles.list, {}),
    // @ts-expect-error there is no such parameter
    eachPage(sdk.articles.page, { pageNo: 1, keywrod: "tide" }),
    // @ts-expect-error an id is needed
    eachPage(sdk.site.getArticleMessage, {}),
    // @ts-expect-error the option is called saveNull
    eachPage(sdk.articles.page, {}, { savNull: true }),
  ];
}

export { mistakesDoNotCompile, rowsAreTyped };
