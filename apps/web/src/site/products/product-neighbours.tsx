import { useMessages } from "../../i18n/index.ts";
import { langOf } from "../lang.ts";
import type { ProductLink } from "../types.ts";
import { CatalogueLink } from "./catalogue-link.tsx";
import { nameInPath } from "./catalogue-path.ts";

interface ProductNeighboursProps {
  previous: ProductLink;
  next: ProductLink;
}

/** The products before and after one in the catalogue. */
export function ProductNeighbours({ previous, next }: ProductNeighboursProps) {
  const messages = useMessages().products;
  if (previous === null && next === null) return null;
  return (
    <nav className="neighbours" aria-label={messages.neighbours}>
      {previous === null ? (
        <span />
      ) : (
        <NeighbourLink label={messages.previous} rel="prev" product={previous} />
      )}
      {next === null ? null : <NeighbourLink label={messages.next} rel="next" product={next} />}
    </nav>
  );
}

interface NeighbourLinkProps {
  label: string;
  rel: "prev" | "next";
  product: NonNullable<ProductLink>;
}

function NeighbourLink({ label, rel, product }: NeighbourLinkProps) {
  return (
    <CatalogueLink id={nameInPath(product)} rel={rel}>
      <span className="neighbour-label">{label}</span>{" "}
      <span className="neighbour-title" lang={langOf(product.name)}>
        {product.name}
      </span>
    </CatalogueLink>
  );
}
