import type { SignedIn } from "../../auth/admit.ts";
import { forgetExpiredKeys } from "../idempotency/stored-replies.ts";
import { answer, type Context } from "../operation.ts";

/** Answers with a session that has begun, and uses the occasion to delete what nobody may need any more. */
export async function answerSession(
  { token, expiresAt, mustChangePassword, deviceCookie }: SignedIn,
  { db, now }: Context,
) {
  await forgetExpiredKeys(db, now());
  const session = { token, expiresAt: expiresAt.toISOString(), mustChangePassword };
  return answer(session, { headers: deviceCookie === null ? {} : { "set-cookie": deviceCookie } });
}
