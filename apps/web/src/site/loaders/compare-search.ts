import { textParam } from "../../app/search-params.ts";

/** Products that are compared at once. */
export const maxCompared = 4;

/** The search params of a comparison. */
export interface CompareSearch {
  /** Codes or ids of products, separated by spaces. */
  ids?: string | undefined;
}

const name = /^[A-Za-z0-9_-][A-Za-z0-9._/-]{0,63}$/;

/** Parses the search params of a comparison. */
export function readCompareSearch(search: Record<string, unknown>): CompareSearch {
  const names = comparedNames(textParam(search["ids"]));
  return { ids: names.length === 0 ? undefined : names.join(" ") };
}

/** The codes or ids of `ids`: the first four that differ in more than case. */
export function comparedNames(ids: string | undefined): string[] {
  const names = (ids ?? "").split(/[\s,]+/).filter((one) => name.test(one));
  const byCode = new Map(names.toReversed().map((one) => [one.toLowerCase(), one]));
  return [...byCode.values()].toReversed().slice(0, maxCompared);
}
