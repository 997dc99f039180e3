import { pageParam, textParam } from "../../app/search-params.ts";

/** The search params of the catalogue. */
export interface CatalogueSearch {
  within?: string | undefined;
  pageNo?: number | undefined;
}

/** Parses the search params of the catalogue. */
export function readCatalogueSearch(search: Record<string, unknown>): CatalogueSearch {
  return { within: textParam(search["within"]), pageNo: pageParam(search["pageNo"]) };
}
