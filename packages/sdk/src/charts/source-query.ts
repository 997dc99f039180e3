import type { Input } from "../method.ts";

/** Which page of the rows a `pageObj` filter asks for. */
export interface SourcePage {
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}

/** A filter's value; undefined, null and empty text mean that nobody filters by it. */
export type SourceFilterValue = string | number | boolean | null | undefined;

/** Filters by name. The name `pageObj` is the page's. */
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

/** Whether a filter says anything; {@link SourceFilters} leaves nothing else that could. */
function isParamValue(value: unknown): value is string | number | boolean {
  return value !== undefined && value !== null && value !== "";
}
