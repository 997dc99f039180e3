import { eq } from "drizzle-orm";
import type { EntityTable } from "../db/crud-table.ts";
import type { Db } from "../db/db.ts";
import { fieldError } from "../kernel/field-error.ts";
import { messages } from "../kernel/messages/index.ts";

/**
 * Checks that a referenced record exists, and locks it until the transaction ends, so that it cannot be deleted
 * meanwhile.
 *
 * @param id Undefined or null refers to none.
 * @throws AppError an error of the field.
 */
export async function assertReference(
  tx: Db,
  table: EntityTable,
  field: string,
  id: string | null | undefined,
): Promise<void> {
  if (id === undefined || id === null) return;
  const found = await tx
    .select({ id: table.id })
    .from(table)
    .where(eq(table.id, id))
    .for("key share");
  if (found.length === 0) throw fieldError(field, "exists", messages.fields.notExisting);
}
