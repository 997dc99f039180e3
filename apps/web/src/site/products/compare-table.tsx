import { Link, useRouter } from "@tanstack/react-router";
import { useMessages } from "../../i18n/index.ts";
import { formatPrice } from "../format.ts";
import { langOf } from "../lang.ts";
import { Cover } from "../parts/cover.tsx";
import type { PublicProduct } from "../types.ts";
import { CatalogueLink } from "./catalogue-link.tsx";
import { nameInPath } from "./catalogue-path.ts";
import { compareSpecs, type ComparedSpec } from "./compare-specs.ts";

interface CompareTableProps {
  products: readonly PublicProduct[];
}

/** The products as columns; on a phone each line is stacked, with the products' names before their values. */
export function CompareTable({ products }: CompareTableProps) {
  const { products: texts, compare: messages } = useMessages();
  const { language } = useRouter().options.context.config;
  const names = products.map(({ name }) => name);
  const prices = products.map(({ priceAmount, priceCurrency, isDiscontinued }) => {
    if (isDiscontinued) return messages.discontinued;
    return priceAmount === null
      ? texts.onRequest
      : formatPrice(priceAmount, priceCurrency, language);
  });
  const facts: ComparedSpec[] = [
    { name: texts.price, values: prices, isSame: new Set(prices).size === 1 },
    lineOf(texts.series, products, ({ seriesName }) => seriesName),
  ];
  return (
    <div className="compare">
      {products.length < 2 ? null : (
        <label className="compare-differences">
          <input type="checkbox" /> {messages.onlyDifferences}
        </label>
      )}
      <table>
        <caption className="visually-hidden">{messages.title}</caption>
        <thead>
          <tr>
            <td aria-hidden="true" />
            {products.map((product) => (
              <Head key={product.id} product={product} products={products} />
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map((line) => (
            <Line key={line.name} line={line} names={names} />
          ))}
        </tbody>
        {compareSpecs(products).map((group) => (
          <tbody
            key={group.name}
            lang={langOf(group.name)}
            data-same={group.specs.every(({ isSame }) => isSame) || undefined}
          >
            <tr>
              <th colSpan={products.length + 1} scope="rowgroup">
                {group.name}
              </th>
            </tr>
            {group.specs.map((line) => (
              <Line key={line.name} line={line} names={names} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function lineOf(
  name: string,
  products: readonly PublicProduct[],
  valueOf: (product: PublicProduct) => string | null,
): ComparedSpec {
  const values = products.map(valueOf);
  return { name, values, isSame: new Set(values).size === 1 };
}

interface HeadProps extends CompareTableProps {
  product: PublicProduct;
}

function Head({ product, products }: HeadProps) {
  const { compare: messages } = useMessages();
  const { name, cover, coverSize } = product;
  const others = products.filter(({ id }) => id !== product.id);
  // The columns share what the names of the rows leave of the page; on a phone two are side by side.
  const room = `(max-width: 40rem) 44vw, (min-width: 80rem) ${Math.ceil(62 / products.length)}rem, ${Math.ceil(78 / products.length)}vw`;
  const ids = others.map(nameInPath).join(" ") || undefined;
  return (
    <th scope="col">
      {cover === null ? null : <Cover src={cover} alt="" size={coverSize} room={room} first />}
      <CatalogueLink id={nameInPath(product)} lang={langOf(name)}>
        {name}
      </CatalogueLink>
      <Link
        to="/product-compare"
        search={{ ids }}
        rel="nofollow"
        resetScroll={false}
        className="compare-remove"
      >
        {messages.remove} <span className="visually-hidden">{name}</span>
      </Link>
    </th>
  );
}

interface LineProps {
  line: ComparedSpec;
  names: readonly string[];
}

function Line({ line: { name, values, isSame }, names }: LineProps) {
  const { compare: messages } = useMessages();
  return (
    <tr data-same={(values.length > 1 && isSame) || undefined}>
      <th scope="row">{name}</th>
      {values.map((value, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the columns are the products, in their order
        <td key={index} data-product={names[index]}>
          {value ?? <span aria-label={messages.notSaid}>–</span>}
        </td>
      ))}
    </tr>
  );
}
