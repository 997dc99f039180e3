import { useMessages } from "../../i18n/index.ts";
import { langOf } from "../lang.ts";
import type { Catalogue, CataloguePart } from "../loaders/products.ts";
import { Breadcrumbs } from "../parts/breadcrumbs.tsx";
import { Pagination } from "../parts/pagination.tsx";
import { CatalogueLink } from "./catalogue-link.tsx";
import { ProductCard } from "./product-card.tsx";

/** The catalogue, or what of it is in a category or series. */
export function CataloguePage({ catalogue }: { catalogue: Catalogue }) {
  const messages = useMessages().products;
  const { trail, categories, series, products, pageNo, pages, total } = catalogue;
  const part = trail.at(-1);
  const title = part?.title ?? messages.title;
  const text = part === undefined ? messages.text : part.summary;
  return (
    <div className="list-page">
      <header className="page-head">
        <Breadcrumbs>
          {part === undefined ? null : (
            <li>
              <CatalogueLink>{messages.title}</CatalogueLink>
            </li>
          )}
          {trail.slice(0, -1).map((step) => (
            <li key={step.name} lang={langOf(step.title)}>
              <CatalogueLink within={step.name}>{step.title}</CatalogueLink>
            </li>
          ))}
        </Breadcrumbs>
        <h1 lang={langOf(title)}>{title}</h1>
        {text === null ? null : (
          <p className="standfirst" lang={langOf(text)}>
            {text}
          </p>
        )}
        <Parts label={messages.categories} parts={categories} chosen={trail[0]} all />
        <Parts label={messages.series} parts={series} chosen={trail[1]} />
      </header>
      {products.length === 0 ? (
        <div className="empty">
          <p>{messages.empty}</p>
          {part === undefined ? null : (
            <p>
              <CatalogueLink>{messages.all}</CatalogueLink>
            </p>
          )}
        </div>
      ) : (
        <>
          <p className="list-count">{messages.count(total)}</p>
          <div className="card-grid product-grid">
            {products.map((product, index) => (
              <ProductCard key={product.id} product={product} first={index === 0} />
            ))}
          </div>
        </>
      )}
      <Pagination
        pageNo={pageNo}
        pages={pages}
        link={(to, props) => (
          <CatalogueLink within={part?.name} pageNo={to > 1 ? to : undefined} {...props} />
        )}
      />
    </div>
  );
}

interface PartsProps {
  label: string;
  parts: readonly CataloguePart[];
  chosen: CataloguePart | undefined;
  /** Whether a link to all articles precedes them. */
  all?: boolean;
}

function Parts({ label, parts, chosen, all = false }: PartsProps) {
  const messages = useMessages().products;
  if (parts.length === 0) return null;
  return (
    <nav className="chips" aria-label={label}>
      <ul>
        {all ? (
          <li>
            <CatalogueLink {...(chosen === undefined ? { "aria-current": "page" } : {})}>
              {messages.all}
            </CatalogueLink>
          </li>
        ) : null}
        {parts.map(({ name, title, count }) => (
          <li key={name} lang={langOf(title)}>
            <CatalogueLink
              within={name}
              {...(name === chosen?.name ? { "aria-current": "page" } : {})}
            >
              {title} <span className="count">{count}</span>
            </CatalogueLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
