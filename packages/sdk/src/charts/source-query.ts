import type { Input } from "../method.ts";

/** The page that a `pageObj` filter requests. */
export interface SourcePage {
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}

/** A filter's value; undefined, null and the empty string do not filter. */
export type SourceFilterValue = string | number | boolean | null | undefined;

/** Filters by name; `pageObj` is the page. */
export type SourceFilters<Filters> = {
  [Name in keyof Filters]: Name extends "pageObj" ? SourcePage | undefined : SourceFilterValue;
};

/**
 * The body of a source query, for `sdk.charts.getDatas` (specification section 7): one parameter for each filter, except
 * that `pageObj` becomes `pageNo` (1 unless it says otherwise) and `pageSize` (999). Empty filters are dropped, as empty
 * query parameters are; 0 and false are values.
 *
 * @param dataThemeId Name of a query that is registered in the server.
 * @example
 * const rows = await sdk.charts.getDatas(
 *   sourceQuery("articleSource", { month: "2026-03", pageObj: { pageNo: 2, pageSize: 50 } }),
 * );
 */
export function sourceQuery<Filters extends SourceFilters<Filters> = {}>(
  dataThemeId: string,
  filters?: Filters,
): Input<"chartsGetDatas"> {
  const { pageObj, ...params }: { pageObj?: SourcePage } & Record<string, unknown> = { ...filters };
  return {
    dataThemeId,
    dataParamList: Object.entries(params).flatMap(([paramName, paramValue]) =>
      isParamValue(paramValue) ? [{ paramName, paramValue }] : [],
    ),
    pageNo: pageObj?.pageNo ?? 1,
    pageSize: pageObj?.pageSize ?? 999,
  };
}

/** Whether a filter is set; {@link SourceFilters} allows no other types. */
function isParamValue(value: unknown): value is string | number | boolean {
  return value !== undefined && value !== null && value !== "";
}
