import { Link, useRouter } from "@tanstack/react-router";
import { useMessages } from "../../i18n/index.ts";
import { ArticleText } from "../article/article-text.tsx";
import { Attachments } from "../article/attachments.tsx";
import { formatPrice } from "../format.ts";
import { langOf } from "../lang.ts";
import { contactCode } from "../loaders/single-search.ts";
import { Breadcrumbs } from "../parts/breadcrumbs.tsx";
import { ArticleCard } from "../parts/article-card.tsx";
import type { ProductLink, PublicProduct } from "../types.ts";
import { CatalogueLink } from "./catalogue-link.tsx";
import { nameInPath } from "./catalogue-path.ts";
import { CompareLink } from "./compare-link.tsx";
import { Gallery } from "./gallery.tsx";
import { ProductNeighbours } from "./product-neighbours.tsx";
import { SpecTable } from "./spec-table.tsx";
import { VariantTable } from "./variant-table.tsx";

interface ProductPageProps {
  product: PublicProduct;
  /** Whether there is a form to ask about it. */
  takesMessages: boolean;
}

/** A product with everything that visitors may know of it. */
export function ProductPage({ product, takesMessages }: ProductPageProps) {
  const messages = useMessages().products;
  const { name, summary, content, specGroups, variants, attachments } = product;
  const { breadcrumbs, relatedArticles } = product;
  const series = breadcrumbs.at(-1);
  return (
    <article className="product">
      <div className="product-lead">
        <header className="page-head">
          <Breadcrumbs>
            <li>
              <CatalogueLink>{messages.title}</CatalogueLink>
            </li>
            {breadcrumbs.map((step) => (
              <li key={step.id} lang={langOf(step.name)}>
                <CatalogueLink within={nameInPath(step)}>{step.name}</CatalogueLink>
              </li>
            ))}
          </Breadcrumbs>
          <h1 lang={langOf(name)}>{name}</h1>
          {summary === null ? null : (
            <p className="standfirst" lang={langOf(summary)}>
              {summary}
            </p>
          )}
          {product.isDiscontinued ? <Discontinued successor={product.replacedBy} /> : null}
          <Facts product={product} />
          <p className="product-actions">
            {takesMessages && !product.isDiscontinued ? (
              <Link
                to="/other-detail"
                search={{ type: contactCode, about: nameInPath(product) }}
                hash="leave-message"
                rel="nofollow"
                className="button product-enquiry"
              >
                {messages.enquire}
              </Link>
            ) : null}
            <CompareLink product={product} className="button compare-action" />
          </p>
        </header>
        <Gallery product={product} />
      </div>
      <div className="product-body">
        {content === null ? null : <ArticleText html={content} lang={langOf(name)} />}
        {specGroups.length + variants.length + attachments.length === 0 ? null : (
          <div className="product-sheet">
            {variants.length === 0 ? null : <VariantTable product={product} />}
            {specGroups.length === 0 ? null : <SpecTable groups={specGroups} />}
            {attachments.length === 0 ? null : <Attachments files={attachments} />}
          </div>
        )}
        {series === undefined ? null : (
          <p className="product-back">
            <CatalogueLink within={nameInPath(series)}>
              {messages.backTo(series.name)}
            </CatalogueLink>
          </p>
        )}
        <ProductNeighbours previous={product.previous} next={product.next} />
      </div>
      {relatedArticles.length === 0 ? null : (
        <section className="article-related" aria-labelledby="product-articles">
          <div className="section-head">
            <h2 id="product-articles">{messages.articles}</h2>
          </div>
          <div className="card-grid">
            {relatedArticles.map((article) => (
              <ArticleCard key={article.id} article={article} />
            ))}
          </div>
        </section>
      )}
    </article>
  );
}

/** That a product is no longer sold, and what succeeds it. */
function Discontinued({ successor }: { successor: ProductLink }) {
  const messages = useMessages().products;
  return (
    <p className="notice product-discontinued">
      {messages.discontinued}
      {successor === null ? null : (
        <>
          {" "}
          {messages.replacedBy}{" "}
          <CatalogueLink id={nameInPath(successor)} lang={langOf(successor.name)}>
            {successor.name}
          </CatalogueLink>
        </>
      )}
    </p>
  );
}

/** Codes and price. */
function Facts({ product }: { product: PublicProduct }) {
  const { brand, model, code, priceAmount, priceCurrency, priceNote, isDiscontinued } = product;
  const messages = useMessages().products;
  const { language } = useRouter().options.context.config;
  const price =
    priceAmount === null ? messages.onRequest : formatPrice(priceAmount, priceCurrency, language);
  const facts: [string, string | null][] = [
    [messages.price, isDiscontinued ? null : [price, priceNote].filter(Boolean).join(", ")],
    [messages.brand, brand],
    // A code that is the model says it once.
    [messages.model, model === code ? null : model],
    [messages.code, code],
  ];
  const known = facts.filter(([, value]) => value !== null);
  return (
    <dl className="product-facts">
      {known.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
