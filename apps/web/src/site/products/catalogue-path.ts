import { stringifySearch } from "../../app/search-params.ts";

/** Stands in the place of an article type's code in the addresses of the catalogue and its products. */
export const catalogueCode = "products";

/** What the catalogue's address says besides: a product, or a category or series and a page of it. */
interface CatalogueAddress {
  /** A product's code or id. */
  id?: string;
  within?: string | undefined;
  pageNo?: number | undefined;
}

/** An address in the catalogue, below the base path. */
export function cataloguePath(address: CatalogueAddress = {}): string {
  return `other-detail${stringifySearch({ type: catalogueCode, ...address })}`;
}

/** What a record of the catalogue goes by in addresses: its code, or its id when it has none. */
export function nameInPath({ id, code }: { id: string; code: string | null }): string {
  return code ?? id;
}
