import { eq } from "drizzle-orm";
import { signIn, type Credentials } from "../../auth/sign-in.ts";
import { locksOf, normaliseName } from "../../auth/sign-in-limits.ts";
import { users } from "../../db/schema/index.ts";
import { AppError, type ErrorCode } from "../../kernel/app-error.ts";
import { notifySecurity } from "../notifications/notify-security.ts";
import { choosePassword, openPasswordLink } from "../password-links/choose-password.ts";
import { answerSession } from "./answer-session.ts";
import { signOut } from "./sign-out.ts";
import { stepUp } from "./step-up.ts";
import { beginViewAs, endViewAs } from "./view-as.ts";
import type { UploadForm } from "../upload-form.ts";
import type { Context, Handler, Handlers } from "../operation.ts";

const sessionCreateToken: Handler<"sessionCreateToken"> = async ({ body }, ctx) =>
  startSession(credentialsOf(body.fields), ctx);

const sessionLogin: Handler<"sessionLogin"> = async ({ body }, ctx) => startSession(body, ctx);

const sessionRemoveToken: Handler<"sessionRemoveToken"> = async (_input, ctx) => {
  await signOut(ctx);
  return null;
};

const sessionLogout: Handler<"sessionLogout"> = async (_input, ctx) => {
  await signOut(ctx);
  return null;
};

const sessionStepUp: Handler<"sessionStepUp"> = async ({ body }, ctx) => {
  await stepUp(body, ctx);
  return null;
};

const sessionOpenPasswordLink: Handler<"sessionOpenPasswordLink"> = async ({ body }, ctx) =>
  openPasswordLink(body, ctx);

const sessionChoosePassword: Handler<"sessionChoosePassword"> = async ({ body }, ctx) => {
  await choosePassword(body, ctx);
  return null;
};

const sessionBeginViewAs: Handler<"sessionBeginViewAs"> = async ({ body }, ctx) => {
  await beginViewAs(body, ctx);
  return null;
};

const sessionEndViewAs: Handler<"sessionEndViewAs"> = async (_input, ctx) => {
  await endViewAs(ctx);
  return null;
};

/** Signing in and out, by either pair of operations, confirming who is signed in, choosing a password by a link, and looking through other roles. */
export const sessionHandlers = {
  sessionCreateToken,
  sessionLogin,
  sessionRemoveToken,
  sessionLogout,
  sessionStepUp,
  sessionOpenPasswordLink,
  sessionChoosePassword,
  sessionBeginViewAs,
  sessionEndViewAs,
} satisfies Partial<Handlers>;

function credentialsOf({ username = "", password = "", code }: UploadForm["fields"]): Credentials {
  return { username, password, code };
}

async function startSession(credentials: Credentials, ctx: Context) {
  const session = await signIn(credentials, ctx).catch(async (error: unknown) => {
    await notifyOfLock(credentials.username, error, ctx);
    throw error;
  });
  return answerSession(session, ctx);
}

/** What a guess of somebody else's gets. */
const guesses: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "BAD_CREDENTIALS",
  "SECOND_FACTOR_WRONG",
]);

/** Notifies somebody of the failed attempt that has locked their account. */
async function notifyOfLock(username: string, error: unknown, ctx: Context): Promise<void> {
  if (!(error instanceof AppError) || !guesses.has(error.errorCode)) return;
  const { db, config } = ctx;
  const name = normaliseName(username);
  const locks = await locksOf(db, [name], config.limits, ctx.now());
  if (!locks.has(name)) return;
  const [user] = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.username, name));
  if (user) await notifySecurity(db, user, "signInLocked", ctx.now());
}
