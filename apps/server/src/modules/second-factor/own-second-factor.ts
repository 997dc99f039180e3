import { and, eq, isNull } from "drizzle-orm";
import { lockOwnAccount } from "../../auth/lock-own-account.ts";
import { createSecret, normaliseCode, secretUri, stepOf } from "../../auth/one-time-codes.ts";
import { requiresSecondFactor } from "../../auth/requires-second-factor.ts";
import {
  authenticatorAppOf,
  consumeCode,
  removeAuthenticatorApp,
  replaceRecoveryCodes,
  secondFactorOf,
  type SecondFactor,
} from "../../auth/second-factor.ts";
import { endSessionsOf } from "../../auth/sessions.ts";
import { sessionIdOf, signedIn } from "../../auth/signed-in-user.ts";
import type { Db } from "../../db/db.ts";
import { recoveryCodes, secondFactors } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { recordChange } from "../audit/record-change.ts";
import { notifySecurity, type SecurityEvent } from "../notifications/notify-security.ts";
import type { Context, Result } from "../operation.ts";
import { ownAttempt } from "../session/own-attempt.ts";
import { readSettings } from "../site/settings.ts";
import { wrongCode } from "./wrong-code.ts";

export async function readOwn({ db, user }: Context): Promise<Result<"secondFactorGet">> {
  const { id } = signedIn(user);
  const app = await authenticatorAppOf(db, id);
  const recoveryCodesLeft = await db.$count(recoveryCodes, eq(recoveryCodes.userId, id));
  const enrolledAt = app?.confirmedAt?.toISOString() ?? null;
  return { enrolledAt, recoveryCodesLeft, required: await requiresSecondFactor(db, id) };
}

/**
 * A new secret, which counts once `confirmOwn` has seen a code of it. It replaces one that was never confirmed.
 *
 * @throws AppError `DUPLICATE` for an account that has an authenticator app.
 */
export async function beginOwn(ctx: Context): Promise<Result<"secondFactorBegin">> {
  const { id, username } = signedIn(ctx.user);
  const secret = createSecret();
  const values = { secret, createdAt: ctx.now(), lastStep: null };
  const begun = await ctx.db
    .insert(secondFactors)
    .values({ userId: id, ...values })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: values,
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  if (begun.length === 0) throw new AppError("DUPLICATE", messages.secondFactor.already);
  const { systemName } = await readSettings(ctx.db);
  return { secret, uri: secretUri(secret, { issuer: systemName, label: username }) };
}

/**
 * Ends setting up and the other sessions, which began without a code.
 *
 * @returns Recovery codes.
 * @throws AppError `NOT_FOUND`, `DUPLICATE`, `SECOND_FACTOR_WRONG`, `ACCOUNT_LOCKED`.
 */
export async function confirmOwn(typed: string, ctx: Context): Promise<string[]> {
  const { id } = signedIn(ctx.user);
  const [begun] = await ctx.db.select().from(secondFactors).where(eq(secondFactors.userId, id));
  if (begun === undefined) throw new AppError("NOT_FOUND", messages.secondFactor.none);
  const step = await ownAttempt(
    ctx,
    async () => stepOf(normaliseCode(typed), begun.secret, ctx.now()),
    wrongCode,
  );
  return ctx.db.transaction(async (tx) => {
    await lockOwnAccount(tx, signedIn(ctx.user));
    const unchanged = and(
      eq(secondFactors.userId, id),
      eq(secondFactors.secret, begun.secret),
      isNull(secondFactors.confirmedAt),
    );
    const confirmed = await tx
      .update(secondFactors)
      .set({ confirmedAt: ctx.now(), lastStep: step })
      .where(unchanged)
      .returning({ userId: secondFactors.userId });
    if (confirmed.length === 0) throw new AppError("DUPLICATE", messages.secondFactor.already);
    const codes = await replaceRecoveryCodes(tx, id);
    await endSessionsOf(tx, id, sessionIdOf(signedIn(ctx.user)));
    await note(tx, ctx, "secondFactorAdded", { before: false, after: true });
    return codes;
  });
}

/** @throws AppError `NOT_FOUND`, `SECOND_FACTOR_REQUIRED`, `SECOND_FACTOR_WRONG`, `ACCOUNT_LOCKED`. */
export async function renewRecoveryCodes(
  code: string | undefined,
  ctx: Context,
): Promise<string[]> {
  const { id } = signedIn(ctx.user);
  const factor = await secondFactorOf(ctx.db, id);
  if (factor === undefined) throw new AppError("NOT_FOUND", messages.secondFactor.none);
  // Whoever has passkeys alone has confirmed the session with one.
  if (factor.secret !== null || code !== undefined) await proveByCode(code, factor, ctx);
  return ctx.db.transaction(async (tx) => {
    await lockOwnAccount(tx, signedIn(ctx.user));
    const codes = await replaceRecoveryCodes(tx, id);
    await recordChange(tx, ctx, {
      targetId: id,
      targetName: signedIn(ctx.user).name,
      before: { recoveryCodes: "earlier" },
      after: { recoveryCodes: "new" },
    });
    return codes;
  });
}

/** @throws AppError `NOT_FOUND`, `SECOND_FACTOR_WRONG`, `ACCOUNT_LOCKED`. */
export async function disableOwn(code: string, ctx: Context): Promise<void> {
  const app = await authenticatorAppOf(ctx.db, signedIn(ctx.user).id);
  if (app === undefined) throw new AppError("NOT_FOUND", messages.secondFactor.noApp);
  await proveByCode(code, app, ctx);
  await ctx.db.transaction(async (tx) => {
    await lockOwnAccount(tx, signedIn(ctx.user));
    if (!(await removeAuthenticatorApp(tx, signedIn(ctx.user).id))) return;
    await note(tx, ctx, "secondFactorRemoved", { before: true, after: false });
  });
}

/** Consumes a code of the caller's second factor. */
async function proveByCode(
  code: string | undefined,
  factor: SecondFactor,
  ctx: Context,
): Promise<void> {
  if (code === undefined) {
    throw new AppError("SECOND_FACTOR_REQUIRED", messages.secondFactor.required);
  }
  await ownAttempt(
    ctx,
    async () => ((await consumeCode(ctx.db, factor, code, ctx.now())) ? true : null),
    wrongCode,
  );
}

async function note(
  tx: Db,
  ctx: Context,
  event: SecurityEvent,
  { before, after }: { before: boolean; after: boolean },
): Promise<void> {
  const user = signedIn(ctx.user);
  await recordChange(tx, ctx, {
    targetType: "users",
    targetId: user.id,
    targetName: user.name,
    before: { secondFactor: before },
    after: { secondFactor: after },
  });
  await notifySecurity(tx, user, event, ctx.now());
}
