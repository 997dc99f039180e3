import { inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { messages, products } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { isShown, productByName } from "../site/products/read-public-product.ts";

type MessageProduct = components["schemas"]["MessageProduct"];

/** Name and code of a message's product, for keywords; read for messages that have one only. */
export const searchedProduct = sql`case when ${messages.productId} is not null then (
  select concat_ws(' ', asked.name, asked.code) from ${products} asked where asked.id = ${messages.productId}) end`;

/** A product that visitors see, by its id. */
export async function readShownProduct(db: Db, id: string | undefined): Promise<MessageProduct> {
  if (id === undefined) return null;
  const [found] = await productByName.rows(db, { name: id, lang: null });
  if (found?.id !== id || !isShown(found)) return null;
  const { code, name, language } = found;
  return { id, code, name, language };
}

/** The products of messages, by id; without those that have been deleted. */
export async function productsOfMessages(
  db: Db,
  rows: readonly { productId: string | null }[],
): Promise<ReadonlyMap<string | null, MessageProduct>> {
  const ids = new Set(rows.flatMap(({ productId }) => productId ?? []));
  if (ids.size === 0) return new Map();
  const { id, code, name, language } = products;
  const found = await db
    .select({ id, code, name, language })
    .from(products)
    .where(inArray(id, [...ids]));
  return new Map(found.map((product) => [product.id, product]));
}
