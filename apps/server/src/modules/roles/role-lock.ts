import { and, eq } from "drizzle-orm";
import { isAdmin, rolesAbove } from "../../auth/privilege-check.ts";
import { signedIn } from "../../auth/signed-in-user.ts";
import type { Db } from "../../db/db.ts";
import { userRoles } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import type { Context } from "../operation.ts";
import { messages } from "../../kernel/messages/index.ts";
import { lockRecord } from "../records.ts";
import { roleKind, type RoleRow } from "./role-record.ts";

/**
 * Reads a role for a change and locks it until the transaction ends.
 *
 * @throws AppError `NOT_FOUND`, `VERSION_CONFLICT`, `FORBIDDEN` when it has more permissions than the caller,
 * `SELF_FORBIDDEN` when the caller holds it and is no administrator.
 */
export async function lockRole(
  tx: Db,
  role: { id: string; version?: number },
  ctx: Context,
): Promise<RoleRow> {
  const caller = signedIn(ctx.user);
  const row = await lockRecord(tx, roleKind, role, ctx);
  if ((await rolesAbove(tx, caller, [row.id])).size > 0) {
    throw new AppError("FORBIDDEN", messages.roles.above);
  }
  // A disabled role counts as held as well, else its holder could enable it.
  const held = and(eq(userRoles.roleId, row.id), eq(userRoles.userId, caller.id));
  if (!isAdmin(caller) && (await tx.$count(userRoles, held)) > 0) {
    throw new AppError("SELF_FORBIDDEN", messages.roles.own);
  }
  return row;
}

/** @throws AppError `BUILTIN_READONLY` for the administrator's role. */
export function assertNotBuiltIn({ builtIn }: RoleRow): void {
  if (builtIn) throw new AppError("BUILTIN_READONLY", messages.roles.builtIn);
}
