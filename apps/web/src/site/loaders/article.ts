import { redirect } from "@tanstack/react-router";
import type { RouterContext } from "../../app/router-context.ts";
import type { ArticleCard, Comment, Neighbour, PublicArticle } from "../types.ts";
import { orGone, orNotFound } from "./absence.ts";
import { safeHtml } from "./safe-html.ts";

/** Comments loaded with an article. */
const commentLimit = 100;

/** What an article's page shows. */
export interface ArticleDetail {
  article: PublicArticle;
  newer: Neighbour;
  older: Neighbour;
  related: ArticleCard[];
  comments: Comment[];
  commentCount: number;
}

/**
 * Loads an article with all that stands around it; null for one that was withdrawn. An old slug leads to the present
 * one.
 */
export async function loadArticle(
  { sdk, response }: Pick<RouterContext, "sdk" | "response">,
  id: string,
): Promise<ArticleDetail | null> {
  const article = await orGone(orNotFound(sdk.site.getArticle({ id })));
  if (article === null) {
    response.status = 410;
    return null;
  }
  if (article.movedTo !== null) {
    throw redirect({ to: "/article-detail", search: { id: article.movedTo }, statusCode: 301 });
  }
  const [content, neighbours, related, comments] = await Promise.all([
    safeHtml(article.content),
    sdk.site.getPreAndNext({ id: article.id }),
    sdk.site.recommendArticles({ articleId: article.id, limit: 3 }),
    sdk.site.getArticleMessage({ id: article.id, pageSize: commentLimit }),
  ]);
  return {
    article: { ...article, content },
    newer: neighbours.pre,
    older: neighbours.next,
    related,
    comments: comments.records,
    commentCount: comments.total,
  };
}
