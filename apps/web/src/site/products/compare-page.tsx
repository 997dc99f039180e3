import { Link, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useMessages } from "../../i18n/index.ts";
import { langOf } from "../lang.ts";
import type { Comparison } from "../loaders/compare.ts";
import { maxCompared } from "../loaders/compare-search.ts";
import { Breadcrumbs } from "../parts/breadcrumbs.tsx";
import type { ProductCard } from "../types.ts";
import { CatalogueLink } from "./catalogue-link.tsx";
import { nameInPath } from "./catalogue-path.ts";
import { CompareTable } from "./compare-table.tsx";
import { comparedProducts, rememberScript } from "./compared-products.ts";

/** Up to four products side by side, and others to add. */
export function ComparePage({ comparison }: { comparison: Comparison }) {
  const { products: texts, compare: messages } = useMessages();
  const { products, others } = comparison;
  const names = products.map(nameInPath);
  const ids = names.join(" ");
  useEffect(() => comparedProducts.remember(ids), [ids]);
  const nonce = useRouter().options.ssr?.nonce;
  const choices = others.length === 0 ? null : <Others names={names} others={others} />;
  const isBegun = products.length >= 2;
  return (
    <div className="list-page compare-page">
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? rememberScript(ids) : "" }}
      />
      <header className="page-head">
        <Breadcrumbs>
          <li>
            <CatalogueLink>{texts.title}</CatalogueLink>
          </li>
        </Breadcrumbs>
        <h1>{messages.title}</h1>
        <p className="standfirst">{isBegun ? messages.text : messages.chooseMore}</p>
        {products.length < maxCompared ? null : <p>{messages.most(products.length)}</p>}
      </header>
      {isBegun ? null : choices}
      {products.length === 0 ? null : <CompareTable products={products} />}
      {isBegun ? choices : null}
    </div>
  );
}

interface OthersProps {
  names: readonly string[];
  others: readonly ProductCard[];
}

/** What can be added. */
function Others({ names, others }: OthersProps) {
  const { compare: messages } = useMessages();
  return (
    <section aria-labelledby="compare-add" className="compare-add">
      <h2 id="compare-add">{messages.add}</h2>
      <ul className="compare-choices">
        {others.map((product) => (
          <li key={product.id} lang={langOf(product.name)}>
            <Link
              to="/product-compare"
              search={{ ids: [...names, nameInPath(product)].join(" ") }}
              rel="nofollow"
              resetScroll={false}
            >
              {product.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
