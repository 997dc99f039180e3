import { inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { queryRows } from "../../db/query-rows.ts";
import { messages, products } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";

type MessageProduct = components["schemas"]["MessageProduct"];

/** Name and code of a message's product, for keywords; read for messages that have one only. */
export const searchedProduct = sql`case when ${messages.productId} is not null then (
  select concat_ws(' ', asked.name, asked.code) from ${products} asked where asked.id = ${messages.productId}) end`;

/** A product that visitors see: on the shelf or discontinued, as the series and the category that it is in. */
export async function readShownProduct(db: Db, id: string | undefined): Promise<MessageProduct> {
  if (id === undefined) return null;
  const [found = null] = await queryRows<MessageProduct>(
    db,
    sql`select product.id, product.code, product.name, product.language
        from products product
        join products series on series.id = product.parent_id
        join products category on category.id = series.parent_id
        where product.id = ${id} and product.kind = 'product'
          and product.status in ('onShelf', 'discontinued')
          and series.status in ('onShelf', 'discontinued')
          and category.status in ('onShelf', 'discontinued')`,
  );
  return found;
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
