import { accountsAbove } from "../../auth/privilege-check.ts";
import { signedIn } from "../../auth/signed-in-user.ts";
import type { Db } from "../../db/db.ts";
import type { users } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import type { Context } from "../operation.ts";
import { messages } from "../../kernel/messages/index.ts";
import { userTable } from "./user-table.ts";

/**
 * Reads an account for a change and locks it until the transaction ends.
 *
 * @throws AppError `NOT_FOUND`, or `FORBIDDEN` when it has more permissions than the caller.
 */
export async function lockUser(
  tx: Db,
  id: string,
  ctx: Context,
): Promise<typeof users.$inferSelect> {
  const row = await userTable.lock(tx, id);
  if (!row) throw new AppError("NOT_FOUND", messages.users.notFound);
  const above = await accountsAbove(tx, signedIn(ctx.user), [id]);
  if (above.has(id)) throw new AppError("FORBIDDEN", messages.users.above);
  return row;
}
