import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { loadSearch, readSearchSearch } from "../../site/loaders/search.ts";
import { SiteNotFound } from "../../site/not-found-page.tsx";
import { pageHead } from "../../site/page-head.ts";
import { SearchPage } from "../../site/search/search-page.tsx";

export const Route = createFileRoute("/_public/search-list")({
  validateSearch: readSearchSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadSearch(context, deps),
  head: ({ match }) => {
    const { search } = match.context.messages;
    const { keyword } = match.search;
    return pageHead(match.context, {
      title: keyword === undefined ? search.title : search.titleFor(keyword),
      noIndex: true,
    });
  },
  component: Search,
  notFoundComponent: SiteNotFound,
});

const layout = getRouteApi("/_public");

function Search() {
  return (
    <SearchPage
      result={Route.useLoaderData()}
      search={Route.useSearch()}
      types={layout.useLoaderData().types}
    />
  );
}
