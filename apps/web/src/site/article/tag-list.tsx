import { Link } from "@tanstack/react-router";
import { useMessages } from "../../i18n/index.ts";
import { langOf } from "../lang.ts";

/** An article's tags, each leading to what else carries it. */
export function TagList({ tags }: { tags: readonly string[] }) {
  const messages = useMessages().article;
  return (
    <nav aria-label={messages.tags}>
      <ul className="tag-list">
        {tags.map((tag) => (
          <li key={tag} lang={langOf(tag)}>
            <Link to="/article-list" search={{ tag }}>
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
