import { Link, useRouter } from "@tanstack/react-router";
import { stringifySearch } from "../../app/search-params.ts";
import { useMessages, type Messages } from "../../i18n/index.ts";
import { langOf } from "../lang.ts";
import { otherPaths } from "../language-places.ts";
import { maxKeywordLength, type SearchSearch } from "../loaders/search-search.ts";
import type { SearchResult } from "../loaders/search.ts";

interface SearchStateProps {
  search: SearchSearch;
  result: SearchResult;
}

/** How much was found, or why nothing was, and the spelling that finds more. */
export function SearchState({ search, result }: SearchStateProps) {
  const { search: messages, searchPage } = useMessages();
  const { suggestion, total, refused } = result;
  const { keyword } = search;
  return (
    <div className="search-state" role="status">
      <p>{keyword === undefined ? searchPage.start : stateOf(messages, keyword, result)}</p>
      {suggestion === undefined ? null : (
        <p className="search-suggestion">
          {messages.didYouMean}{" "}
          <Link
            to="/search-list"
            search={{ ...search, keyword: suggestion, pageNo: undefined }}
            lang={langOf(suggestion)}
          >
            {suggestion}
          </Link>
        </p>
      )}
      {keyword === undefined || total > 0 || refused !== undefined ? null : (
        <OtherLanguages keyword={keyword} />
      )}
    </div>
  );
}

/** The same search in the other languages, whose articles this one does not find. */
function OtherLanguages({ keyword }: { keyword: string }) {
  const { search: messages } = useMessages();
  const { config } = useRouter().options.context;
  return otherPaths(config).map(({ code, name, path }) => (
    <p key={code} className="search-suggestion">
      <a href={`${path}search-list${stringifySearch({ keyword })}`} hrefLang={code}>
        {messages.inLanguage(name)}
      </a>
    </p>
  ));
}

function stateOf(
  messages: Messages["search"],
  keyword: string,
  { total, truncated, refused, newest }: SearchResult,
): string {
  if (refused === "tooOften") return messages.tooOften;
  if (refused === "tooLong") {
    return messages.tooLong(Array.from(keyword).length, maxKeywordLength);
  }
  if (refused === "noWords") return messages.noWords(keyword);
  if (truncated) return messages.foundMore(total, keyword);
  if (total > 0) return messages.found(total, keyword);
  // Before the first article there is nowhere else to look.
  return newest.length === 0
    ? messages.nothing(keyword)
    : `${messages.nothing(keyword)} ${messages.nothingHint}`;
}
