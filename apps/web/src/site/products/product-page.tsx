import { Link, useRouter } from "@tanstack/react-router";
import { useMessages } from "../../i18n/index.ts";
import { ArticleText } from "../article/article-text.tsx";
import { Attachments } from "../article/attachments.tsx";
import { formatPrice } from "../format.ts";
import { langOf } from "../lang.ts";
import { contactCode } from "../loaders/single-search.ts";
import { Breadcrumbs } from "../parts/breadcrumbs.tsx";
import type { PublicProduct } from "../types.ts";
import { CatalogueLink } from "./catalogue-link.tsx";
import { nameInPath } from "./catalogue-path.ts";
import { Gallery } from "./gallery.tsx";
import { SpecTable } from "./spec-table.tsx";

interface ProductPageProps {
  product: PublicProduct;
  /** Whether there is a form to ask about it. */
  takesMessages: boolean;
}

/** A product with everything that visitors may know of it. */
export function ProductPage({ product, takesMessages }: ProductPageProps) {
  const messages = useMessages().products;
  const { name, summary, content, specGroups, attachments, breadcrumbs } = product;
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
          <Facts product={product} />
          {takesMessages ? (
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
        </header>
        <Gallery product={product} />
      </div>
      <div className="product-body">
        {content === null ? null : <ArticleText html={content} lang={langOf(name)} />}
        {specGroups.length + attachments.length === 0 ? null : (
          <div className="product-sheet">
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
      </div>
    </article>
  );
}

/** Codes and price. */
function Facts({ product }: { product: PublicProduct }) {
  const { brand, model, code, priceAmount, priceCurrency, priceNote } = product;
  const messages = useMessages().products;
  const { language } = useRouter().options.context.config;
  const price =
    priceAmount === null ? messages.onRequest : formatPrice(priceAmount, priceCurrency, language);
  const facts: [string, string | null][] = [
    [messages.price, [price, priceNote].filter(Boolean).join(", ")],
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
