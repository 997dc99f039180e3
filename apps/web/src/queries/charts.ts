import { queryOptions } from "@tanstack/react-query";
import { sdk } from "../shared/api.ts";
import { keysOf } from "./define-queries.ts";

/** The rows of one question of the source query; some minutes old is new enough. */
export const themeRows = (dataThemeId: string, pageSize = 120) =>
  queryOptions({
    queryKey: keysOf("charts").page({ dataThemeId, pageSize }),
    queryFn: ({ signal }) =>
      sdk.charts.getDatas({ dataThemeId, pageSize }, { signal, silent: true }),
    staleTime: 5 * 60_000,
  });
