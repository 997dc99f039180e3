import { and, eq } from "drizzle-orm";
import { signInLogs, users } from "../db/schema/index.ts";
import { AppError, type ErrorCode } from "../kernel/app-error.ts";
import type { Config } from "../kernel/config/config.ts";
import type { KeyedQueue } from "../kernel/keyed-queue.ts";
import type { Db } from "../db/db.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import { messages } from "../kernel/messages/index.ts";
import { isPublished } from "./published-password.ts";
import { unknownName } from "./unknown-name.ts";
import { beginSession, forgetEndedSessions, type BegunSession } from "./sessions.ts";
import { consumeCode, secondFactorOf } from "./second-factor.ts";
import { hasSignedInFrom } from "./known-address.ts";
import { deviceCookieHeader, knownDevice } from "./known-device.ts";
import {
  countFailure,
  forgetOwnFailures,
  normaliseName,
  refuseLocked,
  type Attempt,
} from "./sign-in-limits.ts";

export interface Credentials {
  username: string;
  password: string;
  /** Of the second factor. */
  code?: string | undefined;
}

/** The part of a handler's context that signing in needs. */
export interface SignInContext {
  db: Db;
  config: Pick<Config, "limits" | "demo" | "apiBase" | "publicUrl">;
  address: string;
  userAgent: string;
  /** The request's `Cookie` header. */
  cookies: string | undefined;
  requestId: string;
  now(): Date;
  hasher: PasswordHasher;
  /** Serialises attempts on one account name. */
  signInQueue: KeyedQueue;
}

/** A new session, and whether the password must be changed. */
interface SignedIn extends BegunSession {
  mustChangePassword: boolean;
  /** The `Set-Cookie` header by which the device is known from now on; null when it is already. */
  deviceCookie: string | null;
}

/**
 * Checks credentials and starts a session. An unknown name and a wrong password look the same. Attempts on one name are
 * serialised, so that the lock-out counts exactly.
 *
 * @throws AppError `BAD_CREDENTIALS`, `SECOND_FACTOR_REQUIRED`, `SECOND_FACTOR_WRONG`, `ACCOUNT_DISABLED`,
 *   `ACCOUNT_LOCKED`, `UNAVAILABLE`.
 */
export async function signIn(credentials: Credentials, ctx: SignInContext): Promise<SignedIn> {
  const name = normaliseName(credentials.username);
  return ctx.signInQueue.run(name, () => attempt({ ...credentials, username: name }, ctx));
}

async function attempt(credentials: Credentials, ctx: SignInContext): Promise<SignedIn> {
  const { username: name, password } = credentials;
  const { db, config, address } = ctx;
  const now = ctx.now();
  const [user] = await db.select().from(users).where(eq(users.username, name));
  const device = user === undefined ? null : knownDevice(ctx.cookies, user, config, now);
  const tried: Attempt = {
    name,
    address,
    device: device?.key ?? null,
    isKnownAddress: async () =>
      user !== undefined && (await hasSignedInFrom(db, user.id, address, now)),
  };
  try {
    await refuseLocked(db, tried, config.limits, now);
  } catch (error) {
    await logSignIn(ctx, name, user?.id ?? null, "ACCOUNT_LOCKED");
    throw error;
  }
  if (!(await ctx.hasher.verify(password, user?.passwordHash ?? null)) || user === undefined) {
    await countFailure(db, tried, config.limits, now);
    await logSignIn(ctx, name, user?.id ?? null, "BAD_CREDENTIALS");
    throw new AppError("BAD_CREDENTIALS", messages.signIn.wrong);
  }
  if (user.status === "disabled" || isPublished(password, config)) {
    await logSignIn(ctx, name, user.id, "ACCOUNT_DISABLED");
    throw new AppError("ACCOUNT_DISABLED", messages.signIn.disabled);
  }
  const session = await begin(user, credentials.code, ctx, now).catch(async (error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    if (error.errorCode === "SECOND_FACTOR_WRONG") {
      await countFailure(db, tried, config.limits, now);
    }
    await logSignIn(ctx, name, user.id, error.errorCode);
    throw error;
  });
  await forgetOwnFailures(db, tried);
  await forgetEndedSessions(db, now);
  await logSignIn(ctx, name, user.id, null);
  const isKnown = device !== null && !device.isDue;
  return { ...session, deviceCookie: isKnown ? null : deviceCookieHeader(user, config, now) };
}

/**
 * Starts the session of an account that has not changed since its password was checked: one that is disabled, reset or
 * deleted meanwhile waits for the row here and gets none, which would outlive the revocation.
 *
 * @throws AppError `BAD_CREDENTIALS`, `SECOND_FACTOR_REQUIRED`, `SECOND_FACTOR_WRONG`.
 */
async function begin(
  user: typeof users.$inferSelect,
  code: string | undefined,
  ctx: SignInContext,
  now: Date,
): Promise<Omit<SignedIn, "deviceCookie">> {
  const { db, config, address, userAgent } = ctx;
  const unchanged = and(
    eq(users.id, user.id),
    eq(users.status, "active"),
    eq(users.passwordHash, user.passwordHash),
  );
  return db.transaction(async (tx) => {
    await checkSecondFactor(tx, user.id, code, now);
    const [account] = await tx
      .update(users)
      .set({ lastLoginAt: now })
      .where(unchanged)
      .returning({ mustChangePassword: users.mustChangePassword });
    if (account === undefined) throw new AppError("BAD_CREDENTIALS", messages.signIn.wrong);
    const whose = { userId: user.id, address, userAgent };
    const session = await beginSession(tx, whose, config.limits, now);
    return { ...session, ...account };
  });
}

/** Consumes the code, where the account has a second factor. */
async function checkSecondFactor(
  tx: Db,
  userId: string,
  code: string | undefined,
  now: Date,
): Promise<void> {
  const factor = await secondFactorOf(tx, userId);
  if (factor === undefined) return;
  if (code === undefined) {
    throw new AppError("SECOND_FACTOR_REQUIRED", messages.secondFactor.required);
  }
  if (!(await consumeCode(tx, factor, code, now))) {
    throw new AppError("SECOND_FACTOR_WRONG", messages.secondFactor.wrong);
  }
}

async function logSignIn(
  ctx: SignInContext,
  username: string,
  userId: string | null,
  errorCode: ErrorCode | null,
): Promise<void> {
  await ctx.db.insert(signInLogs).values({
    createdAt: ctx.now(),
    username: userId === null ? unknownName(username) : username,
    userId,
    event: "signIn",
    errorCode,
    address: ctx.address,
    userAgent: ctx.userAgent,
    requestId: ctx.requestId,
  });
}
