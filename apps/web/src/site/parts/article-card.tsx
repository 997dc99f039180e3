import { Link } from "@tanstack/react-router";
import { langOf } from "../lang.ts";
import type { ArticleCard as Article } from "../types.ts";
import { ArticleCover } from "./article-cover.tsx";
import { Time } from "./time.tsx";

/** An article as a card of a grid, with or without a picture. */
export function ArticleCard({ article }: { article: Article }) {
  const lang = langOf(article.title);
  return (
    <article className="card" data-plain={article.cover === null || undefined}>
      <ArticleCover article={article} room="(min-width: 40rem) 21rem, 92vw" />
      <p className="kicker" lang={langOf(article.typeName)}>
        {article.typeName}
      </p>
      <h3 className="card-title" lang={lang}>
        <Link to="/article-detail" search={{ id: article.slug }} className="cover-link">
          {article.title}
        </Link>
      </h3>
      {article.summary === null ? null : (
        <p className="card-summary" lang={langOf(article.summary)}>
          {article.summary}
        </p>
      )}
      <p className="card-foot">
        <Time date={article.publishedAt} />
      </p>
    </article>
  );
}
