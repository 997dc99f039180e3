import { createFileRoute, notFound } from "@tanstack/react-router";
import { withSdk } from "../../app/router-context.ts";
import { ArticlePage } from "../../site/article/article-page.tsx";
import { readArticleSearch } from "../../site/loaders/article-search.ts";
import { loadArticle } from "../../site/loaders/article.ts";
import { loadSuggestions } from "../../site/loaders/suggestions.ts";
import { GonePage, SiteNotFound } from "../../site/not-found-page.tsx";
import { articleData, breadcrumbData, crumbOf } from "../../site/structured-data.ts";
import { pageHead } from "../../site/page-head.ts";

export const Route = createFileRoute("/_public/article-detail")({
  validateSearch: readArticleSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context, deps }) => {
    const withClient = await withSdk(context);
    if (deps.id === undefined) throw notFound({ data: await loadSuggestions(withClient.sdk) });
    return loadArticle(withClient, deps.id);
  },
  head: ({ match, loaderData }) => {
    const { messages, config } = match.context;
    if (loaderData === undefined) return pageHead(match, { title: undefined });
    if ("gone" in loaderData) {
      return pageHead(match, { title: messages.errors.goneTitle, noIndex: true });
    }
    const { article } = loaderData;
    return pageHead(match, {
      title: article.seoTitle ?? article.title,
      description: article.seoDescription ?? article.summary,
      path: `article-detail?id=${encodeURIComponent(article.slug)}`,
      image: article.cover,
      imageAlt: article.coverAlt,
      article,
      translations: article.translations,
      noIndex: article.noIndex,
      data: [
        articleData(article, config),
        breadcrumbData(config, messages.layout.home, [
          ...article.breadcrumbs.map(crumbOf),
          { name: article.title },
        ]),
      ],
    });
  },
  component: Article,
  notFoundComponent: SiteNotFound,
});

function Article() {
  const detail = Route.useLoaderData();
  const { reply, sent } = Route.useSearch();
  if ("gone" in detail) return <GonePage suggestions={detail.gone} />;
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
