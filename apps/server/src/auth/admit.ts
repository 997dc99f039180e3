import { and, eq } from "drizzle-orm";
import { signInLogs, users } from "../db/schema/index.ts";
import type { SignInMethod } from "../db/schema/sessions.ts";
import { AppError, type ErrorCode } from "../kernel/app-error.ts";
import type { Config } from "../kernel/config/config.ts";
import type { KeyedQueue } from "../kernel/keyed-queue.ts";
import type { Db } from "../db/db.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import { messages } from "../kernel/messages/index.ts";
import { deviceCookieHeader, knownDevice } from "./known-device.ts";
import { beginSession, type BegunSession } from "./sessions.ts";
import { forgetOwnFailures } from "./sign-in-limits.ts";
import { unknownName } from "./unknown-name.ts";

/** The part of a handler's context that signing in needs. */
export interface SignInContext {
  db: Db;
  config: Pick<Config, "limits" | "demo" | "apiBase" | "publicUrl" | "adminUrl" | "oidc">;
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
export interface SignedIn extends BegunSession {
  mustChangePassword: boolean;
  /** The `Set-Cookie` header by which the device is known from now on; null when it is already. */
  deviceCookie: string | null;
}

type Account = typeof users.$inferSelect;

/** What a way to sign in adds. */
export interface Admission {
  /**
   * What is still to be proved, in the transaction that begins the session: a code counts with it, or not. Returns by what
   * all of it was proved.
   */
  prove: (tx: Db) => Promise<SignInMethod>;
  /** The identity provider's, by which its session is ended too. */
  idToken?: string | null;
  /** When its person proved who they are; null for now. */
  provedAt?: Date | null;
}

/**
 * Signs in an account whose person has proved who they are, and logs it.
 *
 * @throws AppError `ACCOUNT_DISABLED`; `BAD_CREDENTIALS` when the account changed meanwhile; what `prove` throws.
 */
export async function admit(
  user: Account,
  ctx: SignInContext,
  admission: Admission,
): Promise<SignedIn> {
  const { db, config, address } = ctx;
  const now = ctx.now();
  if (user.status === "disabled") throw await refused(ctx, user, disabled());
  const { method, ...session } = await begin(user, ctx, admission, now).catch(
    async (error: unknown) => {
      throw error instanceof AppError ? await refused(ctx, user, error) : error;
    },
  );
  const device = knownDevice(ctx.cookies, user, config, now);
  await forgetOwnFailures(db, { name: user.username, address, device: device?.key ?? null });
  await logSignIn(ctx, user, { errorCode: null, method });
  const isKnown = device !== null && !device.isDue;
  return { ...session, deviceCookie: isKnown ? null : deviceCookieHeader(user, config, now) };
}

/** The refusal of an account that nobody may sign in to. */
export function disabled(): AppError {
  return new AppError("ACCOUNT_DISABLED", messages.signIn.disabled);
}

/** Who tried to sign in: an account, or what was typed in its place. */
export type Claimed = Pick<Account, "id" | "username"> | { typed: string };

/** Logs a failed attempt. Returns its error, to be thrown. */
export async function refused(
  ctx: SignInContext,
  claimed: Claimed,
  error: AppError,
): Promise<AppError> {
  await logSignIn(ctx, claimed, { errorCode: error.errorCode, method: null });
  return error;
}

/**
 * Starts the session of an account that has not changed since its person was checked: one that is disabled, reset or
 * deleted meanwhile waits for the row here and gets none, which would outlive the revocation.
 */
async function begin(
  user: Account,
  { db, config, address, userAgent }: SignInContext,
  { prove, idToken = null, provedAt = null }: Admission,
  now: Date,
): Promise<Omit<SignedIn, "deviceCookie"> & { method: SignInMethod }> {
  const unchanged = and(
    eq(users.id, user.id),
    eq(users.status, "active"),
    eq(users.passwordHash, user.passwordHash),
  );
  return db.transaction(async (tx) => {
    const [account] = await tx
      .update(users)
      .set({ lastLoginAt: now })
      .where(unchanged)
      .returning({ mustChangePassword: users.mustChangePassword });
    if (account === undefined) throw new AppError("BAD_CREDENTIALS", messages.signIn.wrong);
    const method = await prove(tx);
    const confirmedAt = provedAt !== null && provedAt < now ? provedAt : now;
    const whose = { userId: user.id, address, userAgent, idToken, confirmedAt };
    const session = await beginSession(tx, whose, config.limits, now);
    return { ...session, ...account, method };
  });
}

async function logSignIn(
  ctx: SignInContext,
  claimed: Claimed,
  outcome: { errorCode: ErrorCode | null; method: SignInMethod | null },
): Promise<void> {
  const who =
    "typed" in claimed
      ? { username: unknownName(claimed.typed), userId: null }
      : { username: claimed.username, userId: claimed.id };
  await ctx.db.insert(signInLogs).values({
    ...who,
    createdAt: ctx.now(),
    event: "signIn",
    ...outcome,
    address: ctx.address,
    userAgent: ctx.userAgent,
    requestId: ctx.requestId,
  });
}
