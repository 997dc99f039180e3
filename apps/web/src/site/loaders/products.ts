import { isApiError } from "@atrium/sdk";
import type { LoaderContext } from "../../app/router-context.ts";
import { cataloguePath, nameInPath } from "../products/catalogue-path.ts";
import type { ProductCard, ProductNode, PublicProduct, Translation } from "../types.ts";
import { assertPageExists, orGone, orNotFound } from "./absence.ts";
import type { CatalogueSearch } from "./catalogue-search.ts";
import { orElsewhere } from "./elsewhere.ts";
import { safeHtml } from "./safe-html.ts";
import { withTextPictures } from "./text-pictures.ts";

/** Products on one page of the catalogue. */
const pageSize = 24;

/** A category or series as a link. */
export interface CataloguePart {
  /** Used in URLs. */
  name: string;
  title: string;
  summary: string | null;
  count: number;
}

/** What the catalogue shows. */
export interface Catalogue {
  /** The requested category and series, from the top; empty for all products. */
  trail: CataloguePart[];
  categories: CataloguePart[];
  /** The series of the category. */
  series: CataloguePart[];
  products: ProductCard[];
  total: number;
  pageNo: number;
  pages: number;
  /** The category or series in other languages. */
  translations: Translation[];
}

/** A product's page. */
export interface ProductDetail {
  product: PublicProduct;
}

/** Loads a page of the catalogue. */
export async function loadCatalogue(
  { sdk }: Pick<LoaderContext, "sdk">,
  { within, pageNo = 1 }: CatalogueSearch,
): Promise<Catalogue> {
  const place = within === undefined ? {} : { within };
  const [page, tree] = await Promise.all([
    orNotFound(sdk.site.productList({ ...place, pageNo, pageSize }), sdk),
    sdk.site.productTree(),
  ]);
  const trail = within === undefined ? [] : trailTo(tree, within);
  const { records: products, total, pages } = page;
  await assertPageExists(sdk, pageNo, pages);
  return {
    trail: trail.map(toPart),
    categories: filled(tree),
    series: filled(trail[0]?.children ?? []),
    products,
    total,
    pageNo,
    pages,
    translations: trail.at(-1)?.translations ?? [],
  };
}

/** Loads a product. */
export async function loadProduct(
  context: Pick<LoaderContext, "config" | "sdk" | "response">,
  id: string,
): Promise<ProductDetail> {
  const { config, sdk } = context;
  const asked = orElsewhere(
    config,
    (lang) => sdk.site.getProduct(lang === undefined ? { id } : { id, lang }),
    (found) => cataloguePath({ id: nameInPath(found) }),
  );
  const product = await orGone(orNotFound(asked, sdk, id), context, "product");
  if (product.content === null) return { product };
  const text = withTextPictures({ ...product, content: product.content });
  return { product: { ...product, content: await safeHtml(text) } };
}

/** Whether there is a product of this id or code, or was one. */
export async function isProduct(sdk: LoaderContext["sdk"], id: string): Promise<boolean> {
  try {
    await sdk.site.getProduct({ id });
    return true;
  } catch (error) {
    return isApiError(error) && error.status === 410;
  }
}

/** The category, and the series when it is one that is meant; an id goes before another one's code, as in the contract. */
function trailTo(tree: readonly ProductNode[], within: string): ProductNode[] {
  const ways = tree.flatMap((category) => [
    [category],
    ...category.children.map((series) => [category, series]),
  ]);
  const code = within.toLowerCase();
  return (
    ways.find((way) => way.at(-1)?.id === within) ??
    ways.find((way) => way.at(-1)?.code?.toLowerCase() === code) ??
    []
  );
}

function filled(nodes: readonly ProductNode[]): CataloguePart[] {
  return nodes.filter(({ productCount }) => productCount > 0).map(toPart);
}

function toPart(node: ProductNode): CataloguePart {
  const { name: title, summary, productCount: count } = node;
  return { name: nameInPath(node), title, summary, count };
}
