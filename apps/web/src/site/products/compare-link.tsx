import { Link } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { useMessages } from "../../i18n/index.ts";
import { comparedNames, maxCompared } from "../loaders/compare-search.ts";
import type { ProductCard } from "../types.ts";
import { nameInPath } from "./catalogue-path.ts";
import { comparedProducts } from "./compared-products.ts";

interface CompareLinkProps {
  product: Pick<ProductCard, "id" | "code" | "name">;
  className?: string;
}

/**
 * Leads to the comparison with a product added; without script, to that of the product alone. Where as many are compared as
 * can be, it says so and leads to them.
 */
export function CompareLink({ product, className }: CompareLinkProps) {
  const messages = useMessages().compare;
  const { subscribe, stored } = comparedProducts;
  const remembered = useSyncExternalStore(subscribe, stored, () => "");
  const name = nameInPath(product);
  const others = comparedNames(remembered).filter(
    (one) => one.toLowerCase() !== name.toLowerCase(),
  );
  const isFull = others.length >= maxCompared;
  const ids = (isFull ? others : [...others, name]).join(" ");
  const label = others.length === 0 ? messages.compare : messages.compareWith(others.length);
  return (
    <Link
      to="/product-compare"
      search={{ ids }}
      rel="nofollow"
      className={className}
      data-by-app=""
    >
      {isFull ? messages.full(others.length) : label}
      <span className="visually-hidden"> {messages.thisOne(product.name)}</span>
    </Link>
  );
}
