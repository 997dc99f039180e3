import type { CallOptions } from "../call-options.ts";
import type { Page } from "../generated/schema.ts";

/** The query of a page call. */
export type PageQuery = { pageNo?: number | undefined; pageSize?: number | undefined } | undefined;

/** A call that returns a page, such as `sdk.articles.page`. */
export type PageCall<Query extends PageQuery, Row> = (
  query: Query,
  options?: CallOptions,
) => Promise<Page<Row>>;
