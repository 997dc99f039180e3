import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { stringifySearch } from "../../app/search-params.ts";
import { SinglePageView } from "../../site/article/single-page.tsx";
import { loadSingle, readSingleSearch } from "../../site/loaders/single.ts";
import { GonePage, SiteNotFound } from "../../site/not-found-page.tsx";
import { pageHead } from "../../site/page-head.ts";

export const Route = createFileRoute("/_public/other-detail")({
  validateSearch: readSingleSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadSingle(context, deps),
  head: ({ match, loaderData }) => {
    const { errors } = match.context.messages;
    if (!loaderData) {
      const title = loaderData === null ? errors.goneTitle : errors.notFoundTitle;
      return pageHead(match.context, { title, noIndex: true });
    }
    return pageHead(match.context, {
      title: loaderData.seoTitle ?? loaderData.title,
      description: loaderData.seoDescription ?? loaderData.description,
      path: `other-detail${stringifySearch({ type: loaderData.code })}`,
      image: loaderData.article?.cover,
      noIndex: loaderData.article?.noIndex ?? false,
    });
  },
  component: Single,
  notFoundComponent: SiteNotFound,
});

const layout = getRouteApi("/_public");

function Single() {
  const page = Route.useLoaderData();
  const { setting } = layout.useLoaderData();
  return page === null ? <GonePage /> : <SinglePageView page={page} setting={setting} />;
}
