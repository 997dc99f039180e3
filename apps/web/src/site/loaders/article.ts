import { redirect } from "@tanstack/react-router";
import { stringifySearch } from "../../app/search-params.ts";
import type { LoaderContext } from "../../app/router-context.ts";
import { initialForm } from "../forms/initial-form.ts";
import { isSent, outcomeId, type InitialForm } from "../forms/form-state.ts";
import type { ArticleCard, Comment, Neighbour, ProductCard, PublicArticle } from "../types.ts";
import { orGone, orNotFound } from "./absence.ts";
import { toItsLanguage } from "./elsewhere.ts";
import { asideLength } from "./list.ts";
import { safeHtml } from "./safe-html.ts";
import { withTextPictures } from "./text-pictures.ts";

/** Comments loaded with an article. */
const commentLimit = 100;
const productLimit = 6;

/** What an article's page shows. */
export interface ArticleDetail {
  article: PublicArticle;
  newer: Neighbour;
  older: Neighbour;
  related: ArticleCard[];
  /** Products that the article is about. */
  products: ProductCard[];
  /** Recommended articles next to articles. */
  recommended: ArticleCard[];
  comments: Comment[];
  commentCount: number;
  form: InitialForm;
}

/**
 * Loads an article with its neighbours, recommendations and comments. An old slug redirects to the current one, and
 * another language to its pages.
 */
export async function loadArticle(
  context: Pick<LoaderContext, "config" | "sdk" | "messages" | "posted" | "response">,
  id: string,
): Promise<ArticleDetail> {
  const { sdk, response } = context;
  const asked = orNotFound(sdk.site.getArticle({ id }), sdk, id);
  const article = await orGone(asked, context, "article", id);
  toItsLanguage(
    context.config,
    article.language,
    `article-detail${stringifySearch({ id: article.slug })}`,
  );
  if (article.movedTo !== null) {
    throw redirect({ to: "/article-detail", search: { id: article.movedTo }, statusCode: 301 });
  }
  const form = await initialForm(context, "comment");
  if (isSent(form)) {
    const search = { id: article.slug, sent: "1" };
    throw redirect({ to: "/article-detail", search, hash: outcomeId("comment"), statusCode: 303 });
  }
  response.articleId = article.id;
  const [content, neighbours, related, products, recommended, comments] = await Promise.all([
    safeHtml(withTextPictures(article)),
    sdk.site.getPreAndNext({ id: article.id }),
    sdk.site.recommendArticles({ articleId: article.id, limit: 3 }),
    sdk.site.productList({ articleId: article.id, pageSize: productLimit }),
    sdk.site.indexRecommend({ positionType: "sidebar", limit: asideLength }),
    sdk.site.getArticleMessage({ id: article.id, pageSize: commentLimit }),
  ]);
  return {
    article: { ...article, content },
    newer: neighbours.pre,
    older: neighbours.next,
    related,
    products: products.records,
    recommended: recommended.filter(({ id: other }) => other !== article.id),
    comments: comments.records,
    commentCount: comments.total,
    form,
  };
}
