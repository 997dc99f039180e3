import { Link, useRouter } from "@tanstack/react-router";
import { useMessages, type Messages } from "../../i18n/index.ts";
import { langOf } from "../lang.ts";
import type { ListSearch } from "../loaders/list-search.ts";
import type { ArticleList } from "../loaders/list.ts";
import { ArticleLine } from "../parts/article-line.tsx";
import { Breadcrumbs } from "../parts/breadcrumbs.tsx";
import { Pagination } from "../parts/pagination.tsx";
import { RecommendedAside } from "../parts/recommended-aside.tsx";
import type { TypeNode } from "../types.ts";
import { ActiveFilters } from "./active-filters.tsx";
import { ListFilters } from "./list-filters.tsx";
import { listTitle } from "./list-title.ts";
import { SectionChips } from "./section-chips.tsx";

interface ListPageProps {
  list: ArticleList;
  search: ListSearch;
  types: TypeNode[];
}

/** A section's articles with the ways to narrow them down. */
export function ListPage({ list, search, types }: ListPageProps) {
  const messages = useMessages().list;
  const { language } = useRouter().options.context.config;
  const title = listTitle(messages, language, list.type?.name, search);
  const text = standfirstOf(list, search, messages);
  return (
    <div className="list-page">
      <header className="page-head">
        <Breadcrumbs trail={list.type?.breadcrumbs.slice(0, -1) ?? []} />
        <h1 lang={langOf(title)}>{title}</h1>
        {text === null ? null : (
          <p className="standfirst" lang={langOf(text)}>
            {text}
          </p>
        )}
        {/* They lead away from the author, and count everybody's articles. */}
        {search.author === undefined ? <SectionChips type={list.type} types={types} /> : null}
      </header>
      <div className="list-body">
        <div className="list-main">
          <div className="list-state">
            <p className="list-count">{messages.count(list.total)}</p>
            <ActiveFilters search={search} />
            <a className="to-filters" href="#list-filters">
              {messages.toFilters}
            </a>
          </div>
          {list.articles.length === 0 ? (
            <NothingListed search={search} />
          ) : (
            list.articles.map((article) => (
              <ArticleLine key={article.id} article={article} section={list.type?.code} />
            ))
          )}
          <Pagination
            pageNo={list.pageNo}
            pages={list.pages}
            link={(pageNo, props) => (
              <Link
                to="/article-list"
                search={{ ...search, pageNo: pageNo > 1 ? pageNo : undefined }}
                {...props}
              />
            )}
          />
        </div>
        <div className="list-aside">
          <ListFilters list={list} search={search} />
          <RecommendedAside articles={list.recommended} />
        </div>
      </div>
    </div>
  );
}

function standfirstOf(
  { type }: ArticleList,
  { author }: ListSearch,
  messages: Messages["list"],
): string | null {
  if (author !== undefined) return messages.authorText(author);
  return type === null ? messages.allText : type.description;
}

/** Nothing to list: because a filter hides it, or because nothing has been published here yet. */
function NothingListed({ search: { type, tag, author, month } }: { search: ListSearch }) {
  const { list: messages, home } = useMessages();
  const isFiltered = [tag, author, month].some((filter) => filter !== undefined);
  if (type === undefined && !isFiltered) {
    return <p className="empty">{home.nothingYet}</p>;
  }
  return (
    <div className="empty">
      <p>{isFiltered ? messages.empty : messages.emptySection}</p>
      <p>
        {isFiltered ? messages.emptyHint : null}{" "}
        <Link to="/article-list">{messages.allArticles}</Link>
      </p>
    </div>
  );
}
