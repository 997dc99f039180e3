import { Link } from "@tanstack/react-router";
import { useMessages } from "../../i18n/index.ts";
import { langOf } from "../lang.ts";
import type { ArticleCard } from "../types.ts";
import { ArticleCover } from "./article-cover.tsx";
import { Time } from "./time.tsx";

interface ArticleLineProps {
  article: ArticleCard;
  /** Code of the section that the list is of; its name would only be repeated. */
  section?: string | undefined;
}

/** An article in a list: date, title, summary, and its picture at the end of the line. */
export function ArticleLine({ article, section }: ArticleLineProps) {
  const { list } = useMessages();
  return (
    <article className="line">
      <div className="line-text">
        <p className="line-facts">
          <Time date={article.publishedAt} />{" "}
          {article.typeCode === section ? null : (
            <span lang={langOf(article.typeName)}>{article.typeName}</span>
          )}{" "}
          {article.isTop ? <span className="pin">{list.pinned}</span> : null}
        </p>
        <h2 className="line-title" lang={langOf(article.title)}>
          <Link to="/article-detail" search={{ id: article.slug }} className="cover-link">
            {article.title}
          </Link>
        </h2>
        {article.summary === null ? null : (
          <p className="line-summary" lang={langOf(article.summary)}>
            {article.summary}
          </p>
        )}
      </div>
      <ArticleCover article={article} room="(min-width: 40rem) 13rem, 11rem" />
    </article>
  );
}
