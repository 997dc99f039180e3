import { isApiError } from "@atrium/sdk";
import type { LoaderContext } from "../../app/router-context.ts";
import type { ProductCard, PublicProduct } from "../types.ts";
import { comparedNames, maxCompared, type CompareSearch } from "./compare-search.ts";

/** Products offered to be added. */
const choices = 24;

/** What the comparison shows. */
export interface Comparison {
  products: PublicProduct[];
  /** What can be added: the others of the first one's category, or any; none when there is no room. */
  others: ProductCard[];
}

/** Loads the products that the URL names; those that are no longer there are left out. */
export async function loadComparison(
  { sdk }: Pick<LoaderContext, "sdk">,
  { ids }: CompareSearch,
): Promise<Comparison> {
  const found = await Promise.all(comparedNames(ids).map((id) => readProduct(sdk, id)));
  const products = found.filter((product) => product !== null);
  if (products.length >= maxCompared) return { products, others: [] };
  const chosen = new Set(products.map(({ id }) => id));
  const listed = async (place: { within?: string }) => {
    const { records } = await sdk.site.productList({ pageSize: choices, ...place });
    return records.filter(({ id }) => !chosen.has(id));
  };
  const within = products[0]?.breadcrumbs[0]?.id;
  const near = within === undefined ? [] : await listed({ within });
  return { products, others: near.length > 0 ? near : await listed({}) };
}

async function readProduct(sdk: LoaderContext["sdk"], id: string): Promise<PublicProduct | null> {
  try {
    return await sdk.site.getProduct({ id });
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 410)) return null;
    throw error;
  }
}
