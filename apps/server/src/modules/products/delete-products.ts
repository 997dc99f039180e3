import { eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { productKinds } from "../../db/schema/products.ts";
import { products } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import type { Context } from "../operation.ts";
import { deleteRecord, lockRecord } from "../records.ts";
import { assertNoChildren } from "../tree.ts";
import { productKind } from "./product-record.ts";

/**
 * Deletes a product, or a category or series without children.
 *
 * @throws AppError `NOT_FOUND`, `HAS_CHILDREN`.
 */
export async function deleteProduct(tx: Db, id: string, ctx: Context): Promise<void> {
  const row = await lockRecord(tx, productKind, { id }, ctx);
  assertNoChildren(await tx.$count(products, eq(products.parentId, id)));
  await deleteRecord(tx, productKind, row, ctx);
}

/** Deletes what can be deleted, deepest first, and returns the others. */
export async function deleteProducts(
  ids: readonly string[],
  ctx: Context,
): Promise<components["schemas"]["ProductDeleteBatchResult"]> {
  return ctx.db.transaction(async (tx) => {
    const failed: components["schemas"]["BatchFailure"][] = [];
    for (const id of await deepestFirst(tx, ids)) {
      try {
        await deleteProduct(tx, id, ctx);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        failed.push({ id, errorCode: error.errorCode });
      }
    }
    return { deleted: ids.length - failed.length, failed };
  });
}

/** The same order for all callers, so that two of them never deadlock. */
async function deepestFirst(tx: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: products.id, kind: products.kind })
    .from(products)
    .where(inArray(products.id, [...ids]));
  const depths = new Map(rows.map(({ id, kind }) => [id, productKinds.indexOf(kind)]));
  const depth = (id: string) => depths.get(id) ?? -1;
  return ids.toSorted((a, b) => depth(b) - depth(a) || a.localeCompare(b));
}
