import { Link } from "@tanstack/react-router";
import { useMessages } from "../../i18n/index.ts";
import { LatestArticles } from "../home/latest-articles.tsx";
import { langOf } from "../lang.ts";
import type { SearchSearch } from "../loaders/search-search.ts";
import type { SearchResult } from "../loaders/search.ts";
import { Pagination } from "../parts/pagination.tsx";
import { Time } from "../parts/time.tsx";
import type { SearchHit, TypeNode } from "../types.ts";
import { Highlighted } from "./highlighted.tsx";
import { SearchForm } from "./search-form.tsx";
import { stepThroughHits } from "./step-through-hits.ts";

interface SearchPageProps {
  result: SearchResult;
  search: SearchSearch;
  types: TypeNode[];
}

/** The search: a field, the sections to search in, and what was found, with the reason. */
export function SearchPage({ result, search, types }: SearchPageProps) {
  const { search: messages, home } = useMessages();
  const { keyword, type } = search;
  const sections = types.filter(({ kind }) => kind === "list");
  // Where nothing is found anywhere, no section has it either.
  const isNothing = result.total === 0 && type === undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys on their way from the links within
    <div className="search-page" onKeyDown={stepThroughHits}>
      <header className="page-head">
        <h1>{messages.title}</h1>
        <SearchForm keyword={keyword} type={type} live />
        {keyword === undefined || sections.length === 0 || isNothing ? null : (
          <nav className="chips" aria-label={messages.inSection}>
            <ul>
              <li>
                <Link
                  to="/search-list"
                  search={{ keyword }}
                  activeOptions={{ exact: true }}
                  {...current(type === undefined)}
                >
                  {messages.everywhere}
                </Link>
              </li>
              {sections.map(({ id, code, name }) => (
                <li key={id} lang={langOf(name)}>
                  <Link
                    to="/search-list"
                    search={{ keyword, type: code }}
                    {...current(type === code)}
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <p className="search-state" role="status">
          {stateOf(messages, keyword, result)}
        </p>
      </header>
      {result.hits.map((hit) => (
        <Hit key={hit.id} hit={hit} />
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
          {sections.length === 0 || type !== undefined ? null : (
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

function Hit({ hit }: { hit: SearchHit }) {
  return (
    <article className="hit">
      <p className="line-facts">
        <Time date={hit.publishedAt} /> <span lang={langOf(hit.typeName)}>{hit.typeName}</span>
      </p>
      <h2 className="line-title" lang={langOf(hit.title)}>
        <Link to="/article-detail" search={{ id: hit.slug }}>
          <Highlighted text={hit.title} ranges={hit.titleHighlights} />
        </Link>
      </h2>
      <p className="hit-snippet" lang={langOf(hit.snippet)}>
        <Highlighted text={hit.snippet} ranges={hit.snippetHighlights} />
      </p>
    </article>
  );
}

function stateOf(
  messages: ReturnType<typeof useMessages>["search"],
  keyword: string | undefined,
  { total, truncated, tooOften, newest }: SearchResult,
): string {
  if (tooOften) return messages.tooOften;
  if (keyword === undefined) return messages.start;
  if (truncated) return messages.foundMore(total, keyword);
  if (total > 0) return messages.found(total, keyword);
  // Before the first article there is nowhere else to look.
  return newest.length === 0
    ? messages.nothing(keyword)
    : `${messages.nothing(keyword)} ${messages.nothingHint}`;
}

function current(is: boolean): { "aria-current"?: "page" } {
  return is ? { "aria-current": "page" } : {};
}
