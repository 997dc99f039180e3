import { wrongPasskey } from "../../auth/sign-in-by-passkey.ts";
import { sessionIdOf, signedIn } from "../../auth/signed-in-user.ts";
import { findPasskey, provesPasskey } from "../../auth/verify-passkey.ts";
import type { components } from "../../generated/schema.ts";
import type { Context } from "../operation.ts";
import { confirm } from "../session/step-up.ts";

/** Confirms the caller's session with one of their own passkeys. @throws AppError `PASSKEY_WRONG`. */
export async function stepUpByPasskey(
  assertion: components["schemas"]["PasskeyAssertion"],
  ctx: Context,
): Promise<void> {
  const user = signedIn(ctx.user);
  const use = { purpose: "stepUp", sessionId: sessionIdOf(user) } as const;
  const passkey = await findPasskey(ctx.db, assertion);
  const isOwn = passkey?.userId === user.id;
  if (!isOwn || !(await provesPasskey(passkey, assertion, use, ctx))) throw wrongPasskey();
  await confirm(ctx);
}
