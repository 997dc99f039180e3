import { createFileRoute, notFound } from "@tanstack/react-router";
import { withSdk } from "../../app/router-context.ts";
import { articleMeta } from "../../site/article/article-meta.ts";
import { ArticlePage } from "../../site/article/article-page.tsx";
import { readArticleSearch } from "../../site/loaders/article-search.ts";
import { loadArticle } from "../../site/loaders/article.ts";
import { loadSuggestions } from "../../site/loaders/suggestions.ts";
import { SiteNotFound } from "../../site/not-found-page.tsx";
import { withHead } from "../../site/page-head.ts";
import { shownHead } from "../../site/shown-head.ts";

export const Route = createFileRoute("/_public/article-detail")({
  validateSearch: readArticleSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context, deps }) => {
    const withClient = await withSdk(context);
    if (deps.id === undefined) throw notFound({ data: await loadSuggestions(withClient.sdk) });
    const page = await loadArticle(withClient, deps.id);
    return withHead(context, page, articleMeta(context, page));
  },
  head: ({ match, loaderData }) => shownHead(match, loaderData),
  component: Article,
  notFoundComponent: SiteNotFound,
});

function Article() {
  const detail = Route.useLoaderData();
  const { reply, sent } = Route.useSearch();
  const { id } = detail.article;
  return (
    <ArticlePage
      key={id}
      detail={detail}
      reply={reply}
      sent={sent === undefined ? undefined : { reference: null }}
    />
  );
}
