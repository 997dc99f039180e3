import { useEffect } from "react";
import { recentSearches } from "./recent-searches.ts";

/** Until then, what is shown may be a word that is still being typed. */
const settledMs = 2_000;

/** Remembers a keyword that has found something, once the visitor has stayed with it. */
export function useRememberedSearch(keyword: string | undefined, found: boolean): void {
  useEffect(() => {
    if (keyword === undefined || !found) return undefined;
    const remember = () => recentSearches.add(keyword);
    const timer = setTimeout(remember, settledMs);
    return () => clearTimeout(timer);
  }, [keyword, found]);
}
