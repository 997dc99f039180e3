import { Link } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { useMessages } from "../../i18n/index.ts";
import { langOf } from "../lang.ts";
import { readRecent, recentSearches } from "./recent-searches.ts";

/** What was lately looked for in this browser; nothing without script. */
export function RecentList() {
  const { search } = useMessages();
  const { subscribe, stored } = recentSearches;
  const keywords = readRecent(useSyncExternalStore(subscribe, stored, nothing));
  if (keywords.length === 0) return null;
  const clear = () => {
    recentSearches.clear();
    document.querySelector<HTMLElement>(".search-form input")?.focus();
  };
  return (
    <section className="recent-searches" aria-labelledby="recent-searches">
      <h2 id="recent-searches">{search.recent}</h2>
      <nav className="chips" aria-labelledby="recent-searches">
        <ul>
          {keywords.map((keyword) => (
            <li key={keyword} lang={langOf(keyword)}>
              <Link to="/search-list" search={{ keyword }}>
                {keyword}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <button type="button" className="text-button" onClick={clear}>
        {search.clearRecent}
      </button>
    </section>
  );
}

/** The server does not know them. */
function nothing(): string {
  return "";
}
