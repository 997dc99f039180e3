import { Link } from "@tanstack/react-router";
import { useMessages } from "../../../i18n/index.ts";
import { ArticleCard } from "../../parts/article-card.tsx";
import type { HomePart } from "../../types.ts";
import { FeaturedStories } from "../featured-stories.tsx";
import { LatestArticles } from "../latest-articles.tsx";
import { QuickLinks } from "../quick-links.tsx";
import { RecommendedArticles } from "../recommended-articles.tsx";

type Articles = HomePart<"articles">;

/** The latest articles: as cards, or as the whole journal. */
export function ArticlesSection({ id, articles }: { id: string; articles: Articles }) {
  const { heading, latest, featured } = articles;
  if (latest.length === 0 && articles.banners.length === 0) return null;
  if (featured) return <WholeJournal id={id} articles={articles} />;
  return (
    <section aria-labelledby={id}>
      <Head id={id} heading={heading} />
      <div className="card-grid" data-odd={latest.length % 4 !== 0 || undefined}>
        {latest.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </div>
    </section>
  );
}

function WholeJournal({ id, articles }: { id: string; articles: Articles }) {
  return (
    <>
      <section className="home-journal" aria-labelledby={id}>
        <Head id={id} heading={articles.heading} />
        <FeaturedStories banners={articles.banners} newest={articles.latest} below />
        <LatestArticles articles={articles.latest} />
      </section>
      <QuickLinks links={articles.quickLinks} />
      <RecommendedArticles journal={articles} />
    </>
  );
}

function Head({ id, heading }: { id: string; heading: string }) {
  const messages = useMessages().home;
  return (
    <div className="section-head">
      <h2 id={id}>{heading}</h2>
      <Link to="/article-list">{messages.allArticles}</Link>
    </div>
  );
}
