import { countFailure, forgetOwnFailures, refuseLocked } from "../../auth/sign-in-limits.ts";
import { sessionIdOf, signedIn } from "../../auth/signed-in-user.ts";
import type { AppError } from "../../kernel/app-error.ts";
import type { Context } from "../operation.ts";

/**
 * Checks what only the signed-in person knows, such as the password. Failures count towards a lock-out, like those of
 * signing in; attempts on one account are serialised, so that they count exactly.
 *
 * @param check Resolves to null when it fails.
 * @throws AppError `ACCOUNT_LOCKED`, or the refusal.
 */
export async function ownAttempt<Checked>(
  ctx: Context,
  check: () => Promise<Checked | null>,
  refusal: () => AppError,
): Promise<Checked> {
  const { db, address, config } = ctx;
  const user = signedIn(ctx.user);
  // A session has a count of its own: strangers who try the name do not keep its owner from it.
  const attempt = {
    name: user.username,
    address,
    device: `session-${sessionIdOf(user)}`,
    isKnownAddress: async () => true,
  };
  return ctx.signInQueue.run(user.username, async () => {
    await refuseLocked(db, attempt, config.limits, ctx.now());
    const checked = await check();
    if (checked === null) {
      await countFailure(db, attempt, config.limits, ctx.now());
      throw refusal();
    }
    await forgetOwnFailures(db, attempt);
    return checked;
  });
}
