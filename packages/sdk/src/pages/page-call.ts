import type { CallOptions } from "../call-options.ts";
import type { components } from "../generated/schema.ts";

/** One page of a list. */
export type PageOf<Row> = components["schemas"]["Page"] & { records: readonly Row[] };

/** The query of a page call. */
export type PageQuery = { pageNo?: number | undefined; pageSize?: number | undefined } | undefined;

/** A call that returns a page, such as `sdk.articles.page`. */
export type PageCall<Query extends PageQuery, Row> = (
  query: Query,
  options?: CallOptions,
) => Promise<PageOf<Row>>;
