import { failure, type ApiError } from "../api-error.ts";
import type { CallOptions } from "../call-options.ts";
import type { Page } from "../generated/schema.ts";
import { SDK_MESSAGES } from "../messages.ts";
import type { PageCall, PageQuery } from "./page-call.ts";

const DEFAULT_PAGE_SIZE = 100;

/**
 * The pages of a list, one after the other from `query.pageNo` on. Each is requested after the previous one has been
 * consumed, so leaving the loop stops the requests. It ends at the last page, by the count of the latest response.
 *
 * @param query Filters, the first `pageNo` (1) and the `pageSize` (100, which is more than a single call's default).
 * @param options Those of a single call; they apply to each.
 * @throws ApiError Whatever a call fails with; of kind `parse` when the server sends another page than requested, or
 *   still has new pages after twice as many as at the start.
 * @example
 * for await (const page of eachPage(sdk.articles.page, { keyword: "tide" })) show(page.records, page.total);
 */
export async function* eachPage<Query extends PageQuery, Row>(
  call: PageCall<Query, Row>,
  query: NoInfer<Query>,
  options: CallOptions = {},
): AsyncGenerator<Page<Row>, void, undefined> {
  const { pageNo: first = 1, pageSize = DEFAULT_PAGE_SIZE } = query ?? {};
  let limit = Infinity;
  for (let pageNo = first; ; pageNo += 1) {
    const page = await call({ ...query, pageNo, pageSize }, options);
    if (page.records.length === 0 || page.pages < pageNo) return;
    if (page.pageNo !== pageNo) throw unreadable(`page ${page.pageNo} came for page ${pageNo}`);
    if (pageNo > limit) throw unreadable(`the list had ${limit / 2} pages and does not end`);
    yield page;
    if (page.pages === pageNo) return;
    if (limit === Infinity) limit = 2 * page.pages;
  }
}

/**
 * The records of a list, page by page; otherwise like {@link eachPage}.
 *
 * @example
 * for await (const article of eachRecord(sdk.articles.page, { keyword: "tide" })) print(article.title);
 */
export async function* eachRecord<Query extends PageQuery, Row>(
  call: PageCall<Query, Row>,
  query: NoInfer<Query>,
  options: CallOptions = {},
): AsyncGenerator<Row, void, undefined> {
  for await (const page of eachPage(call, query, options)) yield* page.records;
}

function unreadable(why: string): ApiError<"parse"> {
  return failure("parse", SDK_MESSAGES.unreadable, { cause: new Error(why) });
}
