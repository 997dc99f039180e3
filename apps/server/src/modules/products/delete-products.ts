import { eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { productKinds } from "../../db/schema/products.ts";
import { products } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import type { SeenRecord } from "../assert-version.ts";
import { idsOf } from "../batch.ts";
import type { Context } from "../operation.ts";
import { deleteRecord, lockRecord } from "../records.ts";
import { assertNoChildren } from "../tree.ts";
import { productKind } from "./product-record.ts";

type RecordVersion = components["schemas"]["RecordVersion"];

/**
 * Deletes a product, or a category or series without children.
 *
 * @throws AppError `NOT_FOUND`, `HAS_CHILDREN`.
 */
export async function deleteProduct(tx: Db, seen: SeenRecord, ctx: Context): Promise<void> {
  const row = await lockRecord(tx, productKind, seen, ctx);
  assertNoChildren(await tx.$count(products, eq(products.parentId, row.id)));
  await deleteRecord(tx, productKind, row, ctx);
}

/** Deletes what can be deleted, deepest first, and returns the others. */
export async function deleteProducts(
  records: readonly RecordVersion[],
  ctx: Context,
): Promise<components["schemas"]["ProductDeleteBatchResult"]> {
  return ctx.db.transaction(async (tx) => {
    const failed: components["schemas"]["BatchFailure"][] = [];
    for (const record of await deepestFirst(tx, records)) {
      try {
        await deleteProduct(tx, record, ctx);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        failed.push({ id: record.id, errorCode: error.errorCode });
      }
    }
    return { deleted: records.length - failed.length, failed };
  });
}

/** The same order for all callers, so that two of them never deadlock. */
async function deepestFirst(tx: Db, records: readonly RecordVersion[]): Promise<RecordVersion[]> {
  const rows = await tx
    .select({ id: products.id, kind: products.kind })
    .from(products)
    .where(inArray(products.id, idsOf(records)));
  const depths = new Map(rows.map(({ id, kind }) => [id, productKinds.indexOf(kind)]));
  const depth = (id: string) => depths.get(id) ?? -1;
  return records.toSorted((a, b) => depth(b.id) - depth(a.id) || a.id.localeCompare(b.id));
}
