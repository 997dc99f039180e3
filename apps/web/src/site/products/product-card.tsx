import { useRouter } from "@tanstack/react-router";
import { useMessages } from "../../i18n/index.ts";
import { formatPrice } from "../format.ts";
import { langOf } from "../lang.ts";
import { Cover } from "../parts/cover.tsx";
import type { ProductCard as Product } from "../types.ts";
import { CatalogueLink } from "./catalogue-link.tsx";
import { CompareLink } from "./compare-link.tsx";
import { nameInPath } from "./catalogue-path.ts";

interface ProductCardProps {
  product: Product;
  /** Whether its picture is above the fold and loads eagerly. */
  first: boolean;
}

/** A product in the catalogue: its picture, series and summary. */
export function ProductCard({ product, first }: ProductCardProps) {
  const messages = useMessages().products;
  const { language } = useRouter().options.context.config;
  const { name, cover, coverSize, summary, seriesName, priceAmount, priceCurrency } = product;
  return (
    <article className="card" data-plain={cover === null || undefined}>
      {cover === null ? null : (
        <Cover
          src={cover}
          alt=""
          size={coverSize}
          room="(min-width: 40rem) 21rem, 92vw"
          first={first}
        />
      )}
      <p className="kicker" lang={langOf(seriesName)}>
        {seriesName}
      </p>
      <h2 className="card-title" lang={langOf(name)}>
        <CatalogueLink id={nameInPath(product)} className="cover-link">
          {name}
        </CatalogueLink>
      </h2>
      {summary === null ? null : (
        <p className="card-summary" lang={langOf(summary)}>
          {summary}
        </p>
      )}
      <p className="card-price">
        <span className="visually-hidden">{messages.price}</span>{" "}
        {priceAmount === null
          ? messages.onRequest
          : formatPrice(priceAmount, priceCurrency, language)}
      </p>
      <CompareLink product={product} className="card-compare" />
    </article>
  );
}
