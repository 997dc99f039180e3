import { useMessages } from "../../i18n/index.ts";
import { withoutLeads, type Journal } from "../loaders/home.ts";
import { ArticleCard } from "../parts/article-card.tsx";

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
