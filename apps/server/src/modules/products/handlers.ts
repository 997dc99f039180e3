import { eq, inArray, or } from "drizzle-orm";
import { equals } from "../../db/crud-table.ts";
import type { Db } from "../../db/db.ts";
import { products } from "../../db/schema/index.ts";
import { answer, type Handlers } from "../operation.ts";
import { answerList, readRecord } from "../records.ts";
import { deleteProduct, deleteProducts } from "./delete-products.ts";
import { productKind, productTable, toSummaries } from "./product-record.ts";
import { listOptions, pageTree } from "./product-tree.ts";
import { sumPrices } from "./sum-prices.ts";
import { createProduct, updateProduct } from "./save-product.ts";

/** Categories contain series, series contain products. Their operations have filters in the body. */
export const productHandlers = {
  productsPage: async ({ body }, { db }) => {
    const { parentId, ancestorId, kind, brand, status, sortField = "orderBy" } = body;
    const filters = [
      equals(products.parentId, parentId),
      ancestorId === undefined ? undefined : below(db, ancestorId),
      equals(products.kind, kind),
      equals(products.brand, brand),
      equals(products.status, status),
      equals(products.language, body.language),
      equals(products.translationGroupId, body.translationGroupId),
    ];
    const page = await productTable.page(db, { ...body, sortField }, ...filters);
    const priceSums = await sumPrices(db, productTable.matching(body, ...filters));
    return { ...page, records: await toSummaries(db, page.records), priceSums };
  },

  productsProductCascadePage: async ({ body }, { db }) => {
    const { page, truncated } = await pageTree(db, body);
    return truncated ? answer(page, { members: { truncated } }) : page;
  },

  productsGetCascade: async ({ body }, { db }) => answerList(await listOptions(db, body)),

  productsGet: async ({ body }, ctx) => readRecord(productKind, body.id, ctx),

  productsSave: async ({ body }, ctx) => createProduct(body, ctx),

  productsUpdate: async ({ body }, ctx) => updateProduct(body, ctx),

  productsDelete: async ({ path, query }, ctx) => {
    await ctx.db.transaction((tx) => deleteProduct(tx, { ...path, ...query }, ctx));
    return null;
  },

  productsDeleteBatch: async ({ body }, ctx) => deleteProducts(body.records, ctx),
} satisfies Partial<Handlers>;

/** Descendants of a record: two levels at most. */
function below(db: Db, id: string) {
  const children = db.select({ id: products.id }).from(products).where(eq(products.parentId, id));
  return or(eq(products.parentId, id), inArray(products.parentId, children));
}
