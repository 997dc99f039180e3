import { createFileRoute, notFound } from "@tanstack/react-router";
import { textParam } from "../../app/search-params.ts";
import { ArticlePage } from "../../site/article/article-page.tsx";
import { loadArticle } from "../../site/loaders/article.ts";
import { GonePage, SiteNotFound } from "../../site/not-found-page.tsx";
import { articleData, pageHead } from "../../site/page-head.ts";

export const Route = createFileRoute("/_public/article-detail")({
  validateSearch: (search: Record<string, unknown>): { id?: string | undefined } => ({
    id: textParam(search["id"]),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    if (deps.id === undefined) throw notFound();
    return loadArticle(context, deps.id);
  },
  head: ({ match, loaderData }) => {
    const { messages, config } = match.context;
    const article = loaderData?.article;
    if (article === undefined) {
      const title = loaderData === null ? messages.errors.goneTitle : messages.errors.notFoundTitle;
      return pageHead(match.context, { title, noIndex: true });
    }
    return pageHead(match.context, {
      title: article.seoTitle ?? article.title,
      description: article.seoDescription ?? article.summary,
      path: `article-detail?id=${encodeURIComponent(article.slug)}`,
      image: article.cover,
      kind: "article",
      noIndex: article.noIndex,
      data: articleData(article, config),
    });
  },
  component: Article,
  notFoundComponent: SiteNotFound,
});

function Article() {
  const detail = Route.useLoaderData();
  return detail === null ? <GonePage /> : <ArticlePage key={detail.article.id} detail={detail} />;
}
