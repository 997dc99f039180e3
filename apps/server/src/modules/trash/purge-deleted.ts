import { eq } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { menusNotHeld, permissionsNotHeld, rolesAbove } from "../../auth/privilege-check.ts";
import { signedIn } from "../../auth/signed-in-user.ts";
import type { Db } from "../../db/db.ts";
import type { DeletedRows } from "../../db/schema/deleted-records.ts";
import { deletedRecords, roleMenus, rolePermissions, userRoles } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { recordChange } from "../audit/record-change.ts";
import type { Context } from "../operation.ts";
import { assertMayCall, recordOperations } from "../record-kinds.ts";
import { notFound } from "../records.ts";
import { isTrashKind, nameOf, type TrashKind } from "./trashed-tables.ts";

/**
 * Deletes a record in the trash for good, as somebody who may delete such a record.
 *
 * @throws AppError `NOT_FOUND`, `FORBIDDEN`.
 */
export async function purgeDeleted(id: string, ctx: Context): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [kept] = await tx.delete(deletedRecords).where(eq(deletedRecords.id, id)).returning();
    if (kept === undefined || !isTrashKind(kept.kind)) throw notFound();
    const { kind, name, deletedAt, rows } = kept;
    const { delete: remove } = recordOperations[kind];
    if (remove !== undefined) assertMayCall(remove, ctx.user);
    await assertNotAbove(tx, kind, rows, ctx);
    const call = { ...ctx, operation: { id: ctx.operation.id, tag: kind } };
    const change = { targetId: id, targetName: name, before: { deletedAt }, after: null };
    await recordChange(tx, call, change);
  });
}

/** As when they are deleted: nobody destroys an account or a role with more permissions than they hold. */
async function assertNotAbove(
  tx: Db,
  kind: TrashKind,
  rows: DeletedRows,
  ctx: Context,
): Promise<void> {
  const caller = signedIn(ctx.user);
  const idsIn = (table: PgTable, column: { name: string }) =>
    (rows[nameOf(table)] ?? []).map((row) => String(row[column.name]));
  if (kind === "users") {
    const above = await rolesAbove(tx, caller, idsIn(userRoles, userRoles.roleId));
    if (above.size > 0) throw new AppError("FORBIDDEN", messages.users.above);
  }
  if (kind === "roles") {
    const permissions = idsIn(rolePermissions, rolePermissions.authId);
    const menus = idsIn(roleMenus, roleMenus.menuId);
    const above = [
      ...(await permissionsNotHeld(tx, caller, permissions)),
      ...(await menusNotHeld(tx, caller, menus)),
    ];
    if (above.length > 0) throw new AppError("FORBIDDEN", messages.roles.above);
  }
}
