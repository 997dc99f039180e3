import type { RouterContext } from "../../app/router-context.ts";
import { isTooLong, type SearchSearch } from "../loaders/search-search.ts";
import type { PageMeta } from "../page-head.ts";

/** The metadata of the search and of what it found. */
export function searchMeta(
  { messages }: Pick<RouterContext, "messages">,
  { keyword }: SearchSearch,
): PageMeta {
  const { searchPage } = messages;
  return {
    title:
      keyword === undefined || isTooLong(keyword) ? searchPage.title : searchPage.titleFor(keyword),
    description: searchPage.start,
    noIndex: true,
  };
}
