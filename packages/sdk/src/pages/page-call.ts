import type { CallOptions } from "../call-options.ts";
import type { components } from "../generated/schema.ts";

/** One page of a list. */
export type PageOf<Row> = components["schemas"]["Page"] & { records: readonly Row[] };

/** What every page call can be asked for. */
export type PageQuery = { pageNo?: number | undefined; pageSize?: number | undefined } | undefined;

/** A call that answers with a page, such as `sdk.articles.page`. */
export type PageCall<Query extends PageQuery, Row> = (
  query: Query,
  options?: CallOptions,
) => Promise<PageOf<Row>>;
