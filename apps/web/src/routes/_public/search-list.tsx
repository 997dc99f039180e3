import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { withSdk } from "../../app/router-context.ts";
import { readSearchSearch } from "../../site/loaders/search-search.ts";
import { loadSearch } from "../../site/loaders/search.ts";
import { SiteNotFound } from "../../site/not-found-page.tsx";
import { withHead } from "../../site/page-head.ts";
import { searchMeta } from "../../site/search/search-meta.ts";
import { SearchPage } from "../../site/search/search-page.tsx";
import { shownHead } from "../../site/shown-head.ts";

export const Route = createFileRoute("/_public/search-list")({
  staticData: { startsByItself: true },
  validateSearch: readSearchSearch,
  loaderDeps: ({ search: { keyword, kind, type, pageNo } }) => ({
    keyword,
    kind,
    type,
    pageNo,
  }),
  loader: async ({ context, deps, abortController }) => {
    const found = await loadSearch(await withSdk(context), deps, abortController.signal);
    return withHead(context, found, searchMeta(context, deps));
  },
  head: ({ match, loaderData }) => shownHead(match, loaderData),
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
