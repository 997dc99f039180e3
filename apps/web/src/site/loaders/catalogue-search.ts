import { pageParam, textParam } from "../../app/search-params.ts";

/** What the catalogue's address says. */
export interface CatalogueSearch {
  within?: string | undefined;
  pageNo?: number | undefined;
}

/** Reads where in the catalogue an address leads. */
export function readCatalogueSearch(search: Record<string, unknown>): CatalogueSearch {
  return { within: textParam(search["within"]), pageNo: pageParam(search["pageNo"]) };
}
