import { endSessionsOf } from "../../auth/sessions.ts";
import { removeSecondFactors } from "../../auth/second-factor.ts";
import { signedIn } from "../../auth/signed-in-user.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { recordChange } from "../audit/record-change.ts";
import { notifySecurity } from "../notifications/notify-security.ts";
import type { Context } from "../operation.ts";
import { lockUser } from "./user-lock.ts";

/**
 * Removes the authenticator app and the passkeys of somebody who has lost them, and ends their sessions.
 *
 * @throws AppError `SELF_FORBIDDEN`, `NOT_FOUND`, `FORBIDDEN`.
 */
export async function resetSecondFactor(id: string, ctx: Context): Promise<void> {
  const caller = signedIn(ctx.user);
  if (id === caller.id) throw new AppError("SELF_FORBIDDEN", messages.secondFactor.ownReset);
  await ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, id, ctx);
    if (!(await removeSecondFactors(tx, id))) {
      throw new AppError("NOT_FOUND", messages.secondFactor.noneOfUser);
    }
    await endSessionsOf(tx, id);
    const change = { before: { secondFactor: true }, after: { secondFactor: false } };
    await recordChange(tx, ctx, { targetId: id, targetName: user.name, ...change });
    await notifySecurity(tx, user, "secondFactorReset", ctx.now(), caller);
  });
}
