import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { withSdk } from "../../app/router-context.ts";
import { isTooLong, readSearchSearch } from "../../site/loaders/search-search.ts";
import { loadSearch } from "../../site/loaders/search.ts";
import { SiteNotFound } from "../../site/not-found-page.tsx";
import { pageHead } from "../../site/page-head.ts";
import { SearchPage } from "../../site/search/search-page.tsx";

export const Route = createFileRoute("/_public/search-list")({
  staticData: { startsByItself: true },
  validateSearch: readSearchSearch,
  loaderDeps: ({ search: { keyword, kind, type, pageNo } }) => ({
    keyword,
    kind,
    type,
    pageNo,
  }),
  loader: async ({ context, deps, abortController }) =>
    loadSearch(await withSdk(context), deps, abortController.signal),
  head: ({ match }) => {
    const { search } = match.context.messages;
    const { keyword } = match.loaderDeps;
    return pageHead(match, {
      title: keyword === undefined || isTooLong(keyword) ? search.title : search.titleFor(keyword),
      description: search.start,
      noIndex: true,
    });
  },
  component: Search,
  notFoundComponent: SiteNotFound,
});

const layout = getRouteApi("/_public");

function Search() {
  const { types, hasProducts } = layout.useLoaderData();
  return (
    <SearchPage
      result={Route.useLoaderData()}
      search={Route.useLoaderDeps()}
      types={types}
      hasProducts={hasProducts}
    />
  );
}
