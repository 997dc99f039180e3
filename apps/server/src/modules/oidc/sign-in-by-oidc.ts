import { admit, refused, type SignedIn } from "../../auth/admit.ts";
import { secondFactorOf } from "../../auth/second-factor.ts";
import type { Db } from "../../db/db.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { Context, Input } from "../operation.ts";
import { accountOf } from "./oidc-account.ts";
import { followGroups } from "./oidc-roles.ts";
import { consumeAttempt, oidcFailed, oidcOf, redirectUriOf } from "./oidc-attempts.ts";
import { connect, identify, type Identity } from "./oidc-provider.ts";

/**
 * Starts the session of the account that the identity provider's person has. The provider takes the place of the
 * password; of a second factor only if it says that it asked for one.
 *
 * @throws AppError `NOT_FOUND`, `OIDC_FAILED`, `OIDC_NO_ACCOUNT`, `OIDC_SECOND_FACTOR`, `ACCOUNT_DISABLED`,
 *   `BAD_CREDENTIALS`.
 */
export async function signInByOidc(
  body: Input<"oidcSignIn">["body"],
  ctx: Context,
): Promise<SignedIn> {
  const identity = await identityOf(body, ctx);
  const claimed = { typed: identity.subject };
  const user = await accountOf(identity, ctx);
  if (user === null) {
    throw await refused(ctx, claimed, new AppError("OIDC_NO_ACCOUNT", messages.oidc.noAccount));
  }
  const prove = async (tx: Db) => {
    if (!identity.hasSecondFactor && (await secondFactorOf(tx, user.id)) !== undefined) {
      throw new AppError("OIDC_SECOND_FACTOR", messages.oidc.noSecondFactor);
    }
    await followGroups(tx, user, identity, ctx);
    return "provider" as const;
  };
  const { idToken, provedAt } = identity;
  return admit(user, ctx, { prove, idToken, provedAt });
}

/** @throws AppError `OIDC_FAILED`. */
async function identityOf(
  { state, code, iss, error }: Input<"oidcSignIn">["body"],
  ctx: Context,
): Promise<Identity> {
  const oidc = oidcOf(ctx.config);
  const expected = await consumeAttempt(state, ctx);
  if (expected === null) throw oidcFailed(ctx, new Error("No attempt of this browser"));
  if (code === undefined) throw oidcFailed(ctx, new Error(`The provider refused: ${error ?? ""}`));
  const answer = new URL(redirectUriOf(ctx.config));
  answer.searchParams.set("state", state);
  answer.searchParams.set("code", code);
  if (iss !== undefined) answer.searchParams.set("iss", iss);
  try {
    const claim = oidc.roleClaim?.claim ?? null;
    return await identify(await connect(oidc, ctx.now()), answer, expected, claim);
  } catch (reason) {
    throw oidcFailed(ctx, reason);
  }
}
