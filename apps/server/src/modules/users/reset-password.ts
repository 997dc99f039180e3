import { recordChange } from "../audit/record-change.ts";
import { generatePassword } from "../../auth/generate-password.ts";
import { endAccessOf } from "../../auth/end-access.ts";
import { forgetFailures } from "../../auth/sign-in-limits.ts";
import { signedIn } from "../../auth/signed-in-user.ts";
import { temporaryPasswordUntil } from "../../auth/temporary-password.ts";
import { AppError } from "../../kernel/app-error.ts";
import { assertSeen, type SeenRecord } from "../assert-version.ts";
import type { Context } from "../operation.ts";
import { messages } from "../../kernel/messages/index.ts";
import { notifySecurity } from "../notifications/notify-security.ts";
import { lockUser } from "./user-lock.ts";
import { readUser } from "./user-record.ts";
import { userTable } from "./user-table.ts";

/**
 * Sets a temporary password, for three days, ends the account's sessions and access tokens, and lifts its lock.
 *
 * @returns The password, which is shown once.
 * @throws AppError `SELF_FORBIDDEN`, `NOT_FOUND`, `FORBIDDEN`, `VERSION_CONFLICT`.
 */
export async function resetPassword({ id, version }: SeenRecord, ctx: Context): Promise<string> {
  const caller = signedIn(ctx.user);
  if (id === caller.id) throw new AppError("SELF_FORBIDDEN", messages.users.ownReset);
  const password = generatePassword();
  const passwordHash = await ctx.hasher.hash(password);
  await ctx.db.transaction(async (tx) => {
    const before = await lockUser(tx, id, ctx);
    await assertSeen(before, version, () => readUser(tx, id, ctx));
    const passwordUntil = temporaryPasswordUntil(ctx.now());
    const changes = { passwordHash, passwordUntil, mustChangePassword: true };
    const after = await userTable.update(tx, id, changes, caller, ctx.now());
    await endAccessOf(tx, id);
    await forgetFailures(tx, before.username);
    await recordChange(tx, ctx, { targetId: id, targetName: before.name, before, after });
    await notifySecurity(tx, before, "passwordReset", ctx.now(), caller);
  });
  return password;
}
