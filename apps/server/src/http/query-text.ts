import { parse } from "node:querystring";
import { messages } from "../kernel/messages/index.ts";
import { AppError } from "../kernel/app-error.ts";

/** The most pairs that a query may have: three times what any operation knows, with room for campaign tags. */
export const MAX_QUERY_PAIRS = 100;

/** Whether the query of a URL, or a query alone, has more pairs than any call needs; looked for before it is parsed. */
export function hasTooManyPairs(text: string): boolean {
  let pairs = 1;
  for (let at = text.indexOf("&"); at >= 0; at = text.indexOf("&", at + 1)) {
    pairs += 1;
    if (pairs > MAX_QUERY_PAIRS) return true;
  }
  return false;
}

/** Nothing of a query with too many pairs: operations refuse it, pages do without it. */
export function parseQuery(text: string): NodeJS.Dict<string | string[]> {
  return hasTooManyPairs(text) ? {} : parse(text, "&", "=", { maxKeys: MAX_QUERY_PAIRS });
}

/** @throws AppError `VALIDATION_FAILED`. */
export function checkPairs(url: string): void {
  if (!hasTooManyPairs(url)) return;
  throw new AppError("VALIDATION_FAILED", messages.address.tooManyPairs(MAX_QUERY_PAIRS));
}
