import { recordChange } from "../audit/record-change.ts";
import { signedIn } from "../../auth/signed-in-user.ts";
import type { Db } from "../../db/db.ts";
import { AppError } from "../../kernel/app-error.ts";
import { assertSeen, type SeenRecord } from "../assert-version.ts";
import type { Context } from "../operation.ts";
import { keepDeleted } from "../trash/keep-deleted.ts";
import { messages } from "../../kernel/messages/index.ts";
import { assertAdminRemains } from "./last-admin.ts";
import { lockUser } from "./user-lock.ts";
import { roleIdsOf } from "./user-roles.ts";
import { readUser } from "./user-record.ts";
import { userTable } from "./user-table.ts";
import { usersInUse } from "./user-usage.ts";

/**
 * Deletes an account with its sessions, roles and memberships. Its writes and decisions keep its name; it can be restored, without its
 * password.
 *
 * @throws AppError `SELF_FORBIDDEN`, `NOT_FOUND`, `FORBIDDEN`, `LAST_ADMIN`, `IN_USE` with counts.
 */
export async function deleteUser(seen: SeenRecord, ctx: Context): Promise<void> {
  await ctx.db.transaction((tx) => removeUser(tx, seen, ctx));
}

/** As `deleteUser`, in the caller's transaction. */
export async function removeUser(tx: Db, { id, version }: SeenRecord, ctx: Context): Promise<void> {
  if (id === signedIn(ctx.user).id) {
    throw new AppError("SELF_FORBIDDEN", messages.users.ownDeletion);
  }
  const row = await lockUser(tx, id, ctx);
  await assertSeen(row, version, () => readUser(tx, id, ctx));
  const usage = (await usersInUse(tx, [id])).get(id);
  if (usage) throw new AppError("IN_USE", messages.users.inUse, { result: { ...usage } });
  const before = { ...row, roleIds: await roleIdsOf(tx, id) };
  const deleted = { kind: "users", id, name: row.name } as const;
  await keepDeleted(tx, deleted, signedIn(ctx.user), ctx.now());
  await userTable.remove(tx, id);
  await assertAdminRemains(tx);
  await recordChange(tx, ctx, { targetId: id, targetName: row.name, before, after: null });
}
