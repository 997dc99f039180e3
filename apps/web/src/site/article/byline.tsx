import { Link, useRouter } from "@tanstack/react-router";
import { useMessages } from "../../i18n/index.ts";
import { formatDate } from "../format.ts";
import { Time } from "../parts/time.tsx";
import type { PublicArticle } from "../types.ts";

/** The author, date, reading time and source of an article. */
export function Byline({ article }: { article: PublicArticle }) {
  const messages = useMessages().article;
  const { language } = useRouter().options.context.config;
  const published = formatDate(article.publishedAt, language);
  const modified = formatDate(article.modifiedAt, language);
  return (
    <ul className="byline">
      {article.author === null ? null : (
        <li className="byline-author">
          <Link to="/article-list" search={{ author: article.author }} rel="author">
            {messages.by(article.author)}
          </Link>
        </li>
      )}
      <li>
        <Time date={article.publishedAt} />
      </li>
      {modified === published ? null : <li>{messages.updated(modified)}</li>}
      <li>{messages.minutes(article.readingMinutes)}</li>
      {article.source === null ? null : (
        <li>
          {article.sourceUrl === null ? (
            messages.source(article.source)
          ) : (
            <a href={article.sourceUrl} rel="noopener">
              {messages.source(article.source)}
            </a>
          )}
        </li>
      )}
    </ul>
  );
}
