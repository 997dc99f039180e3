import { useRouter } from "@tanstack/react-router";
import { useMessages } from "../../../i18n/index.ts";
import { formatPrice } from "../../format.ts";
import { langOf } from "../../lang.ts";
import { Cover } from "../../parts/cover.tsx";
import { CatalogueLink } from "../../products/catalogue-link.tsx";
import { nameInPath } from "../../products/catalogue-path.ts";
import type { HomePart } from "../../types.ts";
import { SectionHead } from "./section-head.tsx";

type Range = HomePart<"range">;
type Item = Range["items"][number];

/** What the company makes, with pictures and prices. */
export function RangeSection({ id, range }: { id: string; range: Range }) {
  const { heading, text, items, actionLabel, actionUrl } = range;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} heading={heading} text={text} label={actionLabel} url={actionUrl} />
      <div className="card-grid" data-odd={items.length % 4 !== 0 || undefined}>
        {items.map((item) => (
          <RangeCard key={item.id} item={item} />
        ))}
      </div>
    </section>
  );
}

function RangeCard({ item }: { item: Item }) {
  const { name, kind, cover, coverSize, summary } = item;
  const place = nameInPath(item);
  const price = usePrice(item);
  return (
    <article className="card" data-plain={cover === null || undefined}>
      {cover === null ? null : (
        <Cover src={cover} alt="" size={coverSize} room="(min-width: 40rem) 21rem, 92vw" />
      )}
      <h3 className="card-title" lang={langOf(name)}>
        <CatalogueLink
          {...(kind === "product" ? { id: place } : { within: place })}
          className="cover-link"
        >
          {name}
        </CatalogueLink>
      </h3>
      {summary === null ? null : (
        <p className="card-summary" lang={langOf(summary)}>
          {summary}
        </p>
      )}
      {price === undefined ? null : <p className="card-price">{price}</p>}
    </article>
  );
}

function usePrice({ priceAmount, priceCurrency, priceFrom, onRequest }: Item): string | undefined {
  const { home, products } = useMessages();
  const { language } = useRouter().options.context.config;
  if (priceAmount === null) return onRequest ? products.onRequest : undefined;
  const price = formatPrice(priceAmount, priceCurrency, language);
  return priceFrom ? home.priceFrom(price) : price;
}
