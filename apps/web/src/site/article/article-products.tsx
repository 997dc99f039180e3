import { useMessages } from "../../i18n/index.ts";
import { langOf } from "../lang.ts";
import { CatalogueLink } from "../products/catalogue-link.tsx";
import { nameInPath } from "../products/catalogue-path.ts";
import type { ProductCard } from "../types.ts";

/** The products that an article is about. */
export function ArticleProducts({ products }: { products: readonly ProductCard[] }) {
  const messages = useMessages().products;
  return (
    <section className="article-products" aria-labelledby="article-products">
      <h2 id="article-products">{messages.inArticle}</h2>
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <CatalogueLink id={nameInPath(product)} lang={langOf(product.name)}>
              {product.name}
            </CatalogueLink>
            {product.summary === null ? null : (
              <span lang={langOf(product.summary)}>{product.summary}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
