import { stringifySearch } from "../../app/search-params.ts";

/** Used as the type's code in the URLs of the catalogue and its products. */
export const catalogueCode = "products";

/** The search params of the catalogue: a product, or a category or series and its page number. */
interface CatalogueAddress {
  /** A product's code or id. */
  id?: string;
  within?: string | undefined;
  pageNo?: number | undefined;
}

/** A path of the catalogue, below the base path. */
export function cataloguePath(address: CatalogueAddress = {}): string {
  return `other-detail${stringifySearch({ type: catalogueCode, ...address })}`;
}

/** The identifier of a catalogue record in URLs: its code, or its id when it has none. */
export function nameInPath({ id, code }: { id: string; code: string | null }): string {
  return code ?? id;
}
