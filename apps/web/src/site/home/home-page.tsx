import { Link } from "@tanstack/react-router";
import { useMessages } from "../../i18n/index.ts";
import { langOf } from "../lang.ts";
import type { Chrome } from "../loaders/chrome.ts";
import type { Home } from "../loaders/home.ts";
import { ArticleCard } from "../parts/article-card.tsx";
import { TypeLink } from "../parts/type-link.tsx";
import { navTypes } from "../type-address.ts";
import { FeaturedStories } from "./featured-stories.tsx";
import { LatestArticles } from "./latest-articles.tsx";
import { QuickLinks } from "./quick-links.tsx";

/** The home page: featured stories, quick links, latest articles, sections and recommendations. */
export function HomePage({ home, chrome }: { home: Home; chrome: Chrome }) {
  const messages = useMessages().home;
  const { setting } = chrome;
  if (home.newest.length === 0 && home.banners.length === 0) return <EmptyHome chrome={chrome} />;
  return (
    <div className="home">
      <h1 className="visually-hidden">
        {[setting.companyName, setting.slogan].filter(Boolean).join(": ")}
      </h1>
      <FeaturedStories banners={home.banners} newest={home.newest} />
      <QuickLinks links={home.quickLinks} />
      <div className="home-columns">
        <section className="home-newest" aria-labelledby="newest">
          <div className="section-head">
            <h2 id="newest">{messages.latest}</h2>
            <Link to="/article-list">{messages.allArticles}</Link>
          </div>
          <LatestArticles articles={home.newest} />
        </section>
        <nav className="home-sections" aria-labelledby="sections">
          <div className="section-head">
            <h2 id="sections">{messages.sections}</h2>
          </div>
          <ul>
            {navTypes(chrome.types)
              .filter(({ kind }) => kind === "list")
              .map((type) => (
                <li key={type.id} lang={langOf(type.name)}>
                  <TypeLink type={type} /> <span className="count">{type.articleCount}</span>
                  {type.description === null ? null : (
                    <p lang={langOf(type.description)}>{type.description}</p>
                  )}
                </li>
              ))}
          </ul>
        </nav>
      </div>
      {home.recommended.length === 0 ? null : (
        <section className="home-recommended" aria-labelledby="recommended">
          <div className="section-head">
            <h2 id="recommended">{messages.recommended}</h2>
          </div>
          <div className="card-grid" data-odd={home.recommended.length % 4 !== 0 || undefined}>
            {home.recommended.map((article) => (
              <ArticleCard key={article.id} article={article} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}

/** A site before its first article: whose it will be, and that it is coming. */
function EmptyHome({ chrome: { setting } }: { chrome: Chrome }) {
  const messages = useMessages().home;
  return (
    <div className="home home-empty">
      <h1>{setting.companyName}</h1>
      {setting.slogan === null ? null : <p lang={langOf(setting.slogan)}>{setting.slogan}</p>}
      <p>{messages.nothingYet}</p>
    </div>
  );
}
