import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { withSdk } from "../../app/router-context.ts";
import { listMeta } from "../../site/list/list-meta.ts";
import { ListPage } from "../../site/list/list-page.tsx";
import { readListSearch } from "../../site/loaders/list-search.ts";
import { loadList } from "../../site/loaders/list.ts";
import { SiteNotFound } from "../../site/not-found-page.tsx";
import { withHead } from "../../site/page-head.ts";
import { shownHead } from "../../site/shown-head.ts";

export const Route = createFileRoute("/_public/article-list")({
  validateSearch: readListSearch,
  loaderDeps: ({ search: { type, tag, author, month, pageNo } }) => ({
    type,
    tag,
    author,
    month,
    pageNo,
  }),
  loader: async ({ context, deps }) => {
    const list = await loadList(await withSdk(context), deps);
    return withHead(context, list, listMeta(context, list, deps));
  },
  head: ({ match, loaderData }) => shownHead(match, loaderData),
  component: List,
  notFoundComponent: SiteNotFound,
});

const layout = getRouteApi("/_public");

function List() {
  return (
    <ListPage
      list={Route.useLoaderData()}
      search={Route.useLoaderDeps()}
      types={layout.useLoaderData().types}
    />
  );
}
