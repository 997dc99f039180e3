import { consumeCode, secondFactorOf } from "../../auth/second-factor.ts";
import { confirmSession } from "../../auth/sessions.ts";
import { sessionIdOf, signedIn } from "../../auth/signed-in-user.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { recordChange } from "../audit/record-change.ts";
import type { Context, Input } from "../operation.ts";
import { wrongCode } from "../second-factor/wrong-code.ts";
import { matchingHash } from "../users/own-account.ts";
import { ownAttempt } from "./own-attempt.ts";

/**
 * Confirms the caller's session. Password and code are one attempt: a right password does not clear the count of wrong
 * codes.
 *
 * @throws AppError `BAD_CREDENTIALS`, `SECOND_FACTOR_REQUIRED`, `SECOND_FACTOR_WRONG`, `ACCOUNT_LOCKED`.
 */
export async function stepUp(
  { password, code }: Input<"sessionStepUp">["body"],
  ctx: Context,
): Promise<void> {
  const { db, now } = ctx;
  const user = signedIn(ctx.user);
  let refusal = wrongPassword;
  const proved = async () => {
    if ((await matchingHash(password, user, ctx)) === null) return null;
    const factor = await secondFactorOf(db, user.id);
    if (factor === undefined) return true;
    if (code === undefined) {
      throw new AppError("SECOND_FACTOR_REQUIRED", messages.secondFactor.required);
    }
    refusal = wrongCode;
    return (await consumeCode(db, factor, code, now())) ? true : null;
  };
  await ownAttempt(ctx, proved, () => refusal());
  await confirm(ctx);
}

/** Notes that the person of the caller's session has just proved who they are. */
export async function confirm(ctx: Context): Promise<void> {
  const user = signedIn(ctx.user);
  await ctx.db.transaction(async (tx) => {
    await confirmSession(tx, sessionIdOf(user), ctx.now());
    await recordChange(tx, ctx, {
      targetType: "users",
      targetId: user.id,
      targetName: user.name,
      before: { confirmed: false },
      after: { confirmed: true },
    });
  });
}

function wrongPassword(): AppError {
  return new AppError("BAD_CREDENTIALS", messages.signIn.wrongPassword, {
    fieldErrors: [{ field: "password", code: "wrong", message: messages.passwords.oldWrongField }],
  });
}
