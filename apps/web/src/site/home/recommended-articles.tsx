import { useMessages } from "../../i18n/index.ts";
import type { Journal } from "../loaders/home.ts";
import { ArticleCard } from "../parts/article-card.tsx";
import type { ArticleCard as Card } from "../types.ts";

/** What is recommended on the home page, without the leads. */
export function RecommendedArticles({ journal }: { journal: Journal }) {
  const messages = useMessages().home;
  const recommended = withoutLeads(journal);
  if (recommended.length === 0) return null;
  return (
    <section className="home-recommended" aria-labelledby="recommended">
      <div className="section-head">
        <h2 id="recommended">{messages.recommended}</h2>
      </div>
      <div className="card-grid" data-odd={recommended.length % 4 !== 0 || undefined}>
        {recommended.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </div>
    </section>
  );
}

/** Featured articles are not recommended a second time on the page. */
function withoutLeads({ recommended, banners }: Journal): Card[] {
  const leads = new Set(
    banners.map(({ linkUrl }) => new URLSearchParams(linkUrl?.split("?")[1]).get("id")),
  );
  return recommended.filter(({ id, slug }) => !leads.has(id) && !leads.has(slug));
}
