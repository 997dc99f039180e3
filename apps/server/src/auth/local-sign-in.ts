import type { users } from "../db/schema/index.ts";
import { AppError } from "../kernel/app-error.ts";
import { messages } from "../kernel/messages/index.ts";
import { refused, type Claimed, type SignInContext } from "./admit.ts";

/** How long an operator lets an account in beside the identity provider. */
export const LOCAL_SIGN_IN_MS = 24 * 60 * 60_000;

type LetIn = Pick<typeof users.$inferSelect, "localSignInUntil">;

/**
 * Refuses who signs in by themselves where only the identity provider does, before anything of them is looked at.
 *
 * @throws AppError `LOCAL_SIGN_IN_OFF`.
 */
export async function refuseLocalSignIn(
  ctx: SignInContext,
  claimed: Claimed,
  user: LetIn | undefined,
): Promise<void> {
  const { oidc } = ctx.config;
  if (oidc === null || !oidc.only) return;
  const until = user?.localSignInUntil ?? null;
  if (until !== null && until > ctx.now()) return;
  throw await refused(
    ctx,
    claimed,
    new AppError("LOCAL_SIGN_IN_OFF", messages.oidc.only(oidc.label)),
  );
}
