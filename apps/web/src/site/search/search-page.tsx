import { Link } from "@tanstack/react-router";
import { useMessages } from "../../i18n/index.ts";
import { LatestArticles } from "../home/latest-articles.tsx";
import { langOf } from "../lang.ts";
import type { SearchSearch } from "../loaders/search-search.ts";
import type { SearchResult } from "../loaders/search.ts";
import { Pagination } from "../parts/pagination.tsx";
import type { TypeNode } from "../types.ts";
import { RecentList } from "./recent-list.tsx";
import { SearchFilters } from "./search-filters.tsx";
import { SearchForm } from "./search-form.tsx";
import { SearchHit } from "./search-hit.tsx";
import { SearchState } from "./search-state.tsx";
import { stepThroughHits } from "./step-through-hits.ts";
import { useRememberedSearch } from "./use-remembered-search.ts";

interface SearchPageProps {
  result: SearchResult;
  search: SearchSearch;
  types: TypeNode[];
  hasProducts: boolean;
}

/** The search: a field, what to search in, and what was found, with the reason. */
export function SearchPage({ result, search, types, hasProducts }: SearchPageProps) {
  const { searchPage, home } = useMessages();
  const { keyword, kind, type } = search;
  const sections = types.filter((one) => one.kind === "list");
  const isNarrowed = kind !== undefined || type !== undefined;
  // Where nothing is found anywhere, no part has it either.
  const mayNarrow = keyword !== undefined && (result.total > 0 || isNarrowed);
  useRememberedSearch(keyword, result.total > 0);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys on their way from the links within
    <div className="search-page" onKeyDown={stepThroughHits}>
      <header className="page-head">
        <h1>{searchPage.title}</h1>
        <SearchForm keyword={keyword} kind={kind} type={type} live />
        {mayNarrow && result.refused === undefined ? (
          <SearchFilters search={search} sections={sections} hasProducts={hasProducts} />
        ) : null}
        <SearchState search={search} result={result} />
        {keyword === undefined ? <RecentList /> : null}
      </header>
      {result.hits.map((hit) => (
        <SearchHit key={(hit.article ?? hit.product)?.id} hit={hit} />
      ))}
      <Pagination
        pageNo={result.pageNo}
        pages={result.pages}
        link={(pageNo, props) => (
          <Link
            to="/search-list"
            search={{ ...search, pageNo: pageNo > 1 ? pageNo : undefined }}
            {...props}
          />
        )}
      />
      {result.total > 0 ? null : (
        <div className="search-else">
          {sections.length === 0 || isNarrowed ? null : (
            <nav className="chips" aria-label={home.sections}>
              <ul>
                {sections.map(({ id, code, name }) => (
                  <li key={id} lang={langOf(name)}>
                    <Link to="/article-list" search={{ type: code }}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <h2>{home.latest}</h2>
          <LatestArticles articles={result.newest} />
        </div>
      )}
    </div>
  );
}
