import { textParam } from "../../app/search-params.ts";
import { catalogueCode } from "../products/catalogue-path.ts";
import { readCatalogueSearch } from "./catalogue-search.ts";

/** Code of the page that holds the form for messages. */
export const contactCode = "contact";

/** Whether a code is that of the page that holds the form, or of its translation, such as `contact-zh`. */
export function isContactCode(code: string | undefined): boolean {
  return code === contactCode || (code?.startsWith(`${contactCode}-`) ?? false);
}

/** The search params of a single page: a type, an article, or a catalogue page. */
export interface SingleSearch {
  type?: string | undefined;
  id?: string | undefined;
  /** On the contact page: the product that a message is about, by its code or id. */
  about?: string | undefined;
  /** In the catalogue: a category or series by its id or code. */
  within?: string | undefined;
  /** In the catalogue. */
  pageNo?: number | undefined;
}

/** Parses the search params of a single page. */
export function readSingleSearch(search: Record<string, unknown>): SingleSearch {
  const type = textParam(search["type"]);
  const id = textParam(search["id"]);
  if (type === catalogueCode) {
    return id === undefined ? { type, ...readCatalogueSearch(search) } : { type, id };
  }
  const about = isContactCode(type) ? textParam(search["about"]) : undefined;
  return { type, id, about };
}
