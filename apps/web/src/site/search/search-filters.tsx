import { Link } from "@tanstack/react-router";
import { useMessages } from "../../i18n/index.ts";
import { langOf } from "../lang.ts";
import { hitKinds, type SearchSearch } from "../loaders/search-search.ts";
import type { TypeNode } from "../types.ts";

interface SearchFiltersProps {
  search: SearchSearch;
  sections: readonly TypeNode[];
  hasProducts: boolean;
}

/** Narrows a search to a kind, and articles to a section. */
export function SearchFilters({ search, sections, hasProducts }: SearchFiltersProps) {
  const { search: messages } = useMessages();
  const { keyword, kind, type } = search;
  const kinds = hitKinds.filter((one) => hasProducts || one !== "product");
  const isOfArticles = kind === "article" || type !== undefined;
  return (
    <>
      <nav className="chips" aria-label={messages.ofKind}>
        <ul>
          <Filter search={{ keyword }} isChosen={kind === undefined && !isOfArticles}>
            {messages.everything}
          </Filter>
          {kinds.map((one) => (
            <Filter
              key={one}
              search={{ keyword, kind: one }}
              isChosen={one === "article" ? isOfArticles : kind === one}
            >
              {messages.kinds[one]}
            </Filter>
          ))}
        </ul>
      </nav>
      {isOfArticles && sections.length > 1 ? (
        <nav className="chips" aria-label={messages.inSection}>
          <ul>
            <Filter search={{ keyword, kind: "article" }} isChosen={type === undefined}>
              {messages.everywhere}
            </Filter>
            {sections.map(({ id, code, name }) => (
              <Filter
                key={id}
                search={{ keyword, type: code }}
                isChosen={type === code}
                lang={langOf(name)}
              >
                {name}
              </Filter>
            ))}
          </ul>
        </nav>
      ) : null}
    </>
  );
}

interface FilterProps {
  search: SearchSearch;
  isChosen: boolean;
  lang?: string | undefined;
  children: string;
}

function Filter({ search, isChosen, lang, children }: FilterProps) {
  return (
    <li lang={lang}>
      <Link
        to="/search-list"
        search={search}
        activeOptions={{ exact: true }}
        activeProps={{}}
        {...(isChosen ? { "aria-current": "page" as const } : {})}
      >
        {children}
      </Link>
    </li>
  );
}
