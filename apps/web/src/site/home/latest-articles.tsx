import { Link } from "@tanstack/react-router";
import { useMessages } from "../../i18n/index.ts";
import { langOf } from "../lang.ts";
import { Time } from "../parts/time.tsx";
import type { ArticleCard } from "../types.ts";

/** The newest articles as a dense list: date, title, section. */
export function LatestArticles({ articles }: { articles: ArticleCard[] }) {
  const messages = useMessages().home;
  if (articles.length === 0) return <p>{messages.nothingYet}</p>;
  return (
    <ol className="newest">
      {articles.map((article) => (
        <li key={article.id}>
          <Time date={article.publishedAt} short />{" "}
          <Link
            to="/article-detail"
            search={{ id: article.slug }}
            className="newest-title"
            lang={langOf(article.title)}
          >
            {article.title}
          </Link>{" "}
          <Link
            to="/article-list"
            search={{ type: article.typeCode }}
            className="newest-type"
            lang={langOf(article.typeName)}
          >
            {article.typeName}
          </Link>
        </li>
      ))}
    </ol>
  );
}
