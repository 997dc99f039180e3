import type { RouterContext } from "../../app/router-context.ts";
import type { ArticleDetail } from "../loaders/article.ts";
import { titlePrefix } from "../forms/form-title.ts";
import type { PageMeta } from "../page-head.ts";
import { articleData, breadcrumbData, crumbOf } from "../structured-data.ts";

/** The metadata of an article's page. */
export function articleMeta(
  { config, messages }: Pick<RouterContext, "config" | "messages">,
  { article, form }: ArticleDetail,
): PageMeta {
  const prefix = titlePrefix(form, messages.form, messages.comments.sentTitle);
  return {
    title: prefix + (article.seoTitle ?? article.title),
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
  };
}
