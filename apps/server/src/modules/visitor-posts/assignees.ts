import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { holdsPermission } from "../../auth/permission-holders.ts";
import { signedIn } from "../../auth/signed-in-user.ts";
import type { Filter } from "../../db/crud-table.ts";
import type { Db } from "../../db/db.ts";
import { users } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { Context } from "../operation.ts";

/** Active accounts that hold a permission. */
export function holders(code: string): SQL {
  const active = and(eq(users.status, "active"), holdsPermission(users.id, code));
  if (active === undefined) throw new Error("There is no condition");
  return active;
}

/**
 * Checks that something can be assigned to an account, and locks that until the transaction ends.
 *
 * @param code The permission that handling it needs.
 * @throws AppError an error of the field `assigneeId`.
 */
export async function assertAssignable(tx: Db, id: string | null, code: string): Promise<void> {
  if (id === null) return;
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), holders(code)))
    .for("key share");
  if (found.length === 0)
    throw fieldError("assigneeId", "assignable", messages.visitors.notAssignable);
}

/** What is assigned to the caller, or to nobody; undefined for everything. */
export function assignedTo(
  column: PgColumn,
  assignment: components["schemas"]["Assignment"] | undefined,
  { user }: Context,
): Filter {
  if (assignment === undefined) return undefined;
  return assignment === "unassigned" ? isNull(column) : eq(column, signedIn(user).id);
}
