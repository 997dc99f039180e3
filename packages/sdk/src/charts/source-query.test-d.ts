/** Type tests: they hold when the package type-checks. */
import { sourceQuery } from "./source-query.ts";

function mistakesDoNotCompile(): void {
  // @ts-expect-error a filter has one value
  sourceQuery("articleSource", { month: { from: "2026-03" } });
  // @ts-expect-error a page number is a number
  sourceQuery("articleSource", { pageObj: { pageNo: "2" } });
  // @ts-expect-error pageObj is the page
  sourceQuery("articleSource", { pageObj: "2" });
}

export { mistakesDoNotCompile };
