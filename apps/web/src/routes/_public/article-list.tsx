import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { ListPage } from "../../site/list/list-page.tsx";
import { loadList, readListSearch } from "../../site/loaders/list.ts";
import { SiteNotFound } from "../../site/not-found-page.tsx";
import { pageHead } from "../../site/page-head.ts";
import { stringifySearch } from "../../app/search-params.ts";

export const Route = createFileRoute("/_public/article-list")({
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context.sdk, deps),
  head: ({ match, loaderData }) => {
    const { list, pages } = match.context.messages;
    const type = loaderData?.type;
    const pageNo = loaderData?.pageNo ?? 1;
    const title = type?.seoTitle ?? type?.name ?? list.allArticles;
    const query = stringifySearch({ ...match.search, type: type?.code });
    return pageHead(match.context, {
      title: pageNo > 1 ? `${title}, ${pages.page(pageNo)}` : title,
      description: type?.seoDescription ?? type?.description ?? list.allText,
      path: `article-list${query}`,
      image: type?.cover,
      noIndex: match.search.tag !== undefined || match.search.month !== undefined,
    });
  },
  component: List,
  notFoundComponent: SiteNotFound,
});

const layout = getRouteApi("/_public");

function List() {
  return (
    <ListPage
      list={Route.useLoaderData()}
      search={Route.useSearch()}
      types={layout.useLoaderData().types}
    />
  );
}
