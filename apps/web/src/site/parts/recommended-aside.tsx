import { Link } from "@tanstack/react-router";
import { useMessages } from "../../i18n/index.ts";
import { langOf } from "../lang.ts";
import type { ArticleCard } from "../types.ts";
import { Time } from "./time.tsx";

/** Recommended articles next to articles and lists. */
export function RecommendedAside({ articles }: { articles: readonly ArticleCard[] }) {
  const messages = useMessages().home;
  if (articles.length === 0) return null;
  return (
    <aside className="recommended-aside" aria-labelledby="recommended-aside">
      <h2 id="recommended-aside">{messages.recommended}</h2>
      <ul>
        {articles.map(({ id, slug, title, publishedAt }) => (
          <li key={id}>
            <Link to="/article-detail" search={{ id: slug }} lang={langOf(title)}>
              {title}
            </Link>{" "}
            <Time date={publishedAt} short />
          </li>
        ))}
      </ul>
    </aside>
  );
}
