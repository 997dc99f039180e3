import { Link } from "@tanstack/react-router";
import { useMessages } from "../../messages/index.ts";
import { langOf } from "../lang.ts";
import type { ArticleList, ListSearch } from "../loaders/list.ts";
import { ArticleLine } from "../parts/article-line.tsx";
import { Breadcrumbs } from "../parts/breadcrumbs.tsx";
import { Pagination } from "../parts/pagination.tsx";
import type { TypeNode } from "../types.ts";
import { ActiveFilters } from "./active-filters.tsx";
import { ListFilters } from "./list-filters.tsx";
import { SectionChips } from "./section-chips.tsx";

interface ListPageProps {
  list: ArticleList;
  search: ListSearch;
  types: TypeNode[];
}

/** A section's articles with the ways to narrow them down. */
export function ListPage({ list, search, types }: ListPageProps) {
  const words = useMessages().list;
  const title = list.type?.name ?? words.allArticles;
  const text = list.type === null ? words.allText : list.type.description;
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
        <SectionChips type={list.type} types={types} />
      </header>
      <div className="list-body">
        <div className="list-main">
          <div className="list-state">
            <p className="list-count">{words.count(list.total)}</p>
            <ActiveFilters search={search} />
          </div>
          {list.articles.length === 0 ? (
            <div className="empty">
              <p>{words.empty}</p>
              <p>
                {words.emptyHint} <Link to="/article-list">{words.allArticles}</Link>
              </p>
            </div>
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
        <ListFilters list={list} search={search} />
      </div>
    </div>
  );
}
