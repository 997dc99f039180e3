import { textParam } from "../../app/search-params.ts";
import { catalogueCode } from "../products/catalogue-path.ts";
import type { SentForm } from "../forms/form-state.ts";
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
  /** The reference of a message that was just sent without script. */
  sent?: string | undefined;
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
  return { type, id, sent: sentParam(search["sent"]), about };
}

const reference = /^[0-9A-F]{4}-[0-9A-F]{4}$/;

/** What the URL says was sent: a reference, or that something was. */
function sentParam(value: unknown): string | undefined {
  const text = textParam(value);
  return text === undefined || reference.test(text) ? text : "1";
}

/** The message that the URL says was sent. */
export function sentForm(sent: string | undefined): SentForm | undefined {
  if (sent === undefined) return undefined;
  return { reference: reference.test(sent) ? sent : null };
}
