import { eq } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { users } from "../db/schema/index.ts";
import type { components } from "../generated/schema.ts";
import { AppError } from "../kernel/app-error.ts";
import { messages } from "../kernel/messages/index.ts";
import { admit, refused, type SignedIn, type SignInContext } from "./admit.ts";
import { refuseLocalSignIn } from "./local-sign-in.ts";
import { findPasskey, provesPasskey } from "./verify-passkey.ts";

/**
 * Starts a session of the account that a passkey belongs to. It takes the place of password and code: it is something
 * that the person has, and it has verified them. Nobody guesses signatures, so failures lock nobody out.
 *
 * @throws AppError `PASSKEY_WRONG`, `ACCOUNT_DISABLED`, `BAD_CREDENTIALS`, `LOCAL_SIGN_IN_OFF`.
 */
export async function signInByPasskey(
  assertion: components["schemas"]["PasskeyAssertion"],
  ctx: SignInContext,
): Promise<SignedIn> {
  const passkey = await findPasskey(ctx.db, assertion);
  if (passkey === undefined) throw await refused(ctx, { typed: assertion.id }, wrongPasskey());
  const [user] = await ctx.db.select().from(users).where(eq(users.id, passkey.userId));
  if (user === undefined) throw wrongPasskey();
  const use = { purpose: "signIn", sessionId: null } as const;
  if (!(await provesPasskey(passkey, assertion, use, ctx))) {
    throw await refused(ctx, user, wrongPasskey());
  }
  await refuseLocalSignIn(ctx, user, user);
  const prove = async (tx: Db) => {
    // It may have been removed meanwhile, with the sessions that there were.
    if ((await findPasskey(tx, assertion)) === undefined) throw wrongPasskey();
    return "passkey" as const;
  };
  return admit(user, ctx, { prove });
}

/** The refusal of a passkey, whatever is wrong with it. */
export function wrongPasskey(): AppError {
  return new AppError("PASSKEY_WRONG", messages.passkeys.wrong);
}
