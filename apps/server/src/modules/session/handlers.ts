import { signIn, type Credentials } from "../../auth/sign-in.ts";
import { endSession } from "../../auth/sessions.ts";
import { signedIn } from "../../auth/signed-in-user.ts";
import { signInLogs } from "../../db/schema/index.ts";
import { forgetExpiredKeys } from "../idempotency/stored-replies.ts";
import type { Context, Handler, Handlers } from "../operation.ts";

const sessionCreateToken: Handler<"sessionCreateToken"> = async ({ body }, ctx) =>
  startSession({ username: body.fields.username ?? "", password: body.fields.password ?? "" }, ctx);

const sessionLogin: Handler<"sessionLogin"> = async ({ body }, ctx) => startSession(body, ctx);

const sessionRemoveToken: Handler<"sessionRemoveToken"> = async (_input, ctx) => signOut(ctx);

const sessionLogout: Handler<"sessionLogout"> = async (_input, ctx) => signOut(ctx);

/** Signing in and out, by either pair of operations. */
export const sessionHandlers = {
  sessionCreateToken,
  sessionLogin,
  sessionRemoveToken,
  sessionLogout,
} satisfies Partial<Handlers>;

/** Signs in, and uses the occasion to delete what nobody may need any more. */
async function startSession(credentials: Credentials, ctx: Context) {
  const { token, expiresAt, mustChangePassword } = await signIn(credentials, ctx);
  await forgetExpiredKeys(ctx.db, ctx.now());
  return { token, expiresAt: expiresAt.toISOString(), mustChangePassword };
}

async function signOut(ctx: Context): Promise<null> {
  const user = signedIn(ctx.user);
  await endSession(ctx.db, user.sessionId);
  await ctx.db.insert(signInLogs).values({
    createdAt: ctx.now(),
    username: user.username,
    userId: user.id,
    event: "signOut",
    address: ctx.address,
    userAgent: ctx.userAgent,
    requestId: ctx.requestId,
  });
  return null;
}
