import { Link } from "@tanstack/react-router";
import { useMessages } from "../../i18n/index.ts";
import { langOf } from "../lang.ts";
import type { Chrome } from "../loaders/chrome.ts";
import type { Home, Journal } from "../loaders/home.ts";
import { TypeLink } from "../parts/type-link.tsx";
import { navTypes } from "../type-address.ts";
import { FeaturedStories } from "./featured-stories.tsx";
import { HomeSections } from "./home-sections.tsx";
import { HomeTitle } from "./home-title.tsx";
import { LatestArticles } from "./latest-articles.tsx";
import { QuickLinks } from "./quick-links.tsx";
import { RecommendedArticles } from "./recommended-articles.tsx";

/** The home page: the sections that the company has written, or the journal where there are none. */
export function HomePage({ home, chrome }: { home: Home; chrome: Chrome }) {
  if (home.kind === "sections") return <HomeSections sections={home.sections} chrome={chrome} />;
  const { journal } = home;
  if (journal.latest.length === 0 && journal.banners.length === 0) {
    return <EmptyHome chrome={chrome} />;
  }
  return <JournalHome journal={journal} chrome={chrome} />;
}

/** Featured stories, quick links, latest articles, sections and recommendations. */
function JournalHome({ journal, chrome }: { journal: Journal; chrome: Chrome }) {
  const messages = useMessages().home;
  return (
    <div className="home">
      <HomeTitle setting={chrome.setting} />
      <FeaturedStories banners={journal.banners} newest={journal.latest} />
      <QuickLinks links={journal.quickLinks} />
      <div className="home-columns">
        <section className="home-newest" aria-labelledby="newest">
          <div className="section-head">
            <h2 id="newest">{messages.latest}</h2>
            <Link to="/article-list">{messages.allArticles}</Link>
          </div>
          <LatestArticles articles={journal.latest} />
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
      <RecommendedArticles journal={journal} />
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
