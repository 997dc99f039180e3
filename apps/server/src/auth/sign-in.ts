import { eq } from "drizzle-orm";
import { users } from "../db/schema/index.ts";
import type { SignInMethod } from "../db/schema/sessions.ts";
import { AppError } from "../kernel/app-error.ts";
import type { Db } from "../db/db.ts";
import { messages } from "../kernel/messages/index.ts";
import { admit, disabled, refused, type SignedIn, type SignInContext } from "./admit.ts";
import { isPublished } from "./published-password.ts";
import { consumeCode, secondFactorOf } from "./second-factor.ts";
import { refuseLocalSignIn } from "./local-sign-in.ts";
import { hasSignedInFrom } from "./known-address.ts";
import { knownDevice } from "./known-device.ts";
import { countFailure, normaliseName, refuseLocked, type Attempt } from "./sign-in-limits.ts";

export interface Credentials {
  username: string;
  password: string;
  /** Of the second factor. */
  code?: string | undefined;
}

/**
 * Checks credentials and starts a session. An unknown name and a wrong password look the same. Attempts on one name are
 * serialised, so that the lock-out counts exactly.
 *
 * @throws AppError `BAD_CREDENTIALS`, `SECOND_FACTOR_REQUIRED`, `SECOND_FACTOR_WRONG`, `ACCOUNT_DISABLED`,
 *   `ACCOUNT_LOCKED`, `LOCAL_SIGN_IN_OFF`, `UNAVAILABLE`.
 */
export async function signIn(credentials: Credentials, ctx: SignInContext): Promise<SignedIn> {
  const name = normaliseName(credentials.username);
  return ctx.signInQueue.run(name, () => attempt({ ...credentials, username: name }, ctx));
}

async function attempt(credentials: Credentials, ctx: SignInContext): Promise<SignedIn> {
  const { username: name, password, code } = credentials;
  const { db, config, address } = ctx;
  const now = ctx.now();
  const [user] = await db.select().from(users).where(eq(users.username, name));
  const claimed = user ?? { typed: name };
  await refuseLocalSignIn(ctx, claimed, user);
  const device = user === undefined ? null : knownDevice(ctx.cookies, user, config, now);
  const tried: Attempt = {
    name,
    address,
    device: device?.key ?? null,
    isKnownAddress: async () =>
      user !== undefined && (await hasSignedInFrom(db, user.id, address, now)),
  };
  await refuseLocked(db, tried, config.limits, now).catch(async (error: unknown) => {
    throw error instanceof AppError ? await refused(ctx, claimed, error) : error;
  });
  const fits = await ctx.hasher.verify(password, user?.passwordHash ?? null);
  if (!fits || user === undefined || isOver(user, now)) {
    await countFailure(db, tried, config.limits, now);
    throw await refused(ctx, claimed, new AppError("BAD_CREDENTIALS", messages.signIn.wrong));
  }
  if (isPublished(password, config)) throw await refused(ctx, user, disabled());
  const prove = (tx: Db) => checkSecondFactor(tx, user.id, code, now);
  return admit(user, ctx, { prove }).catch(async (error: unknown) => {
    if (error instanceof AppError && error.errorCode === "SECOND_FACTOR_WRONG") {
      await countFailure(db, tried, config.limits, now);
    }
    throw error;
  });
}

/** Whether a password that somebody else gave its owner was not replaced in time. */
function isOver({ passwordUntil }: Pick<typeof users.$inferSelect, "passwordUntil">, now: Date) {
  return passwordUntil !== null && passwordUntil <= now;
}

/** Consumes the code, where the account has a second factor. */
async function checkSecondFactor(
  tx: Db,
  userId: string,
  code: string | undefined,
  now: Date,
): Promise<SignInMethod> {
  const factor = await secondFactorOf(tx, userId);
  if (factor === undefined) return "password";
  if (code === undefined) {
    throw new AppError("SECOND_FACTOR_REQUIRED", messages.secondFactor.required);
  }
  if (!(await consumeCode(tx, factor, code, now))) {
    throw new AppError("SECOND_FACTOR_WRONG", messages.secondFactor.wrong);
  }
  return "passwordAndCode";
}
