import type { ContractOperation } from "../../kernel/contract.ts";
import { isKnown } from "../known-query.ts";
import { hasTooManyPairs } from "../query-text.ts";

/** Returns the same key for all URLs with the same response; null for a URL that is not worth a place in the cache. */
export type CacheKey = (url: string) => string | null;

/**
 * Makes keys of the path and the known query parameters, in one order: what an operation ignores neither multiplies its
 * responses nor misses them.
 */
export function cacheKeys(operations: readonly ContractOperation[], apiBase: string): CacheKey {
  const routes = operations
    .filter(({ access, method }) => access === "public" && method === "GET")
    .map(({ path, queryNames }) => ({
      pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
      known: new Set(queryNames),
    }));
  return (url) => {
    // The router ends the path at either.
    const at = url.search(/[?#]/);
    if (at < 0) return url;
    const path = url.slice(0, at);
    const ours = path.startsWith(apiBase) ? path.slice(apiBase.length) : "";
    const known = routes.find(({ pattern }) => pattern.test(ours))?.known;
    const query = url.slice(at + 1);
    if (known === undefined || hasTooManyPairs(query) || !isWellEncoded(query)) return null;
    const kept = sortedQuery(known, query);
    return kept === "" ? path : `${path}?${kept}`;
  };
}

/** Parsers differ about malformed escapes, and agree about others. */
function isWellEncoded(query: string): boolean {
  try {
    decodeURIComponent(query);
    return true;
  } catch {
    return false;
  }
}

function sortedQuery(known: ReadonlySet<string>, query: string): string {
  // A question mark at the beginning would get lost.
  const pairs = [...new URLSearchParams(`&${query}`)];
  const kept = new URLSearchParams(pairs.filter(([name, value]) => isKnown(known, name, value)));
  kept.sort();
  return kept.toString();
}
