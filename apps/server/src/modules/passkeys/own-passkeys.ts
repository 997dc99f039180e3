import { and, desc, eq } from "drizzle-orm";
import { lockOwnAccount } from "../../auth/lock-own-account.ts";
import {
  removeUnusedCodes,
  replaceRecoveryCodes,
  secondFactorOf,
} from "../../auth/second-factor.ts";
import { endSessionsOf } from "../../auth/sessions.ts";
import { wrongPasskey } from "../../auth/sign-in-by-passkey.ts";
import { sessionIdOf, signedIn } from "../../auth/signed-in-user.ts";
import { verifyNewPasskey } from "../../auth/verify-passkey.ts";
import type { Db } from "../../db/db.ts";
import { listOf, type BoundedList } from "../../db/list-of.ts";
import type { PageNumbers } from "../../db/page-of.ts";
import { passkeys } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { recordChange } from "../audit/record-change.ts";
import { notifySecurity } from "../notifications/notify-security.ts";
import type { Context } from "../operation.ts";
import { notFound } from "../records.ts";

type Schemas = components["schemas"];

/** How many an account may have. */
export const MAX_PASSKEYS = 20;

/** The caller's own passkeys, latest first. */
export async function listOwnPasskeys(
  query: PageNumbers,
  { db, user }: Context,
): Promise<BoundedList<Schemas["Passkey"]>> {
  const own = eq(passkeys.userId, signedIn(user).id);
  const { records, truncated } = await listOf(query, (limit, offset) =>
    db
      .select()
      .from(passkeys)
      .where(own)
      .orderBy(desc(passkeys.createdAt), desc(passkeys.id))
      .limit(limit)
      .offset(offset),
  );
  return { records: records.map(toPasskey), truncated };
}

/**
 * Adds a passkey that a browser has made for the caller. The first second factor ends the other sessions, which began
 * without one.
 *
 * @throws AppError `PASSKEY_WRONG`, `DUPLICATE`, `LIMIT_REACHED`.
 */
export async function addOwnPasskey(
  { name, credential }: Schemas["PasskeySaveBody"],
  ctx: Context,
): Promise<Schemas["PasskeyCreated"]> {
  const user = signedIn(ctx.user);
  const sessionId = sessionIdOf(user);
  const verified = await verifyNewPasskey(credential, { purpose: "add", sessionId }, ctx);
  if (verified === null) throw wrongPasskey();
  return ctx.db.transaction(async (tx) => {
    await lockOwnAccount(tx, user);
    await assertRoom(tx, user.id);
    const isFirst = (await secondFactorOf(tx, user.id)) === undefined;
    const fields = { name: name.trim(), synced: verified.synced };
    const [row] = await tx
      .insert(passkeys)
      .values({ ...verified, ...fields, userId: user.id, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (row === undefined) throw new AppError("DUPLICATE", messages.passkeys.already);
    if (isFirst) await endSessionsOf(tx, user.id, sessionId);
    const change = { before: null, after: fields };
    await recordChange(tx, ctx, { targetId: row.id, targetName: fields.name, ...change });
    await notifySecurity(tx, user, "passkeyAdded", ctx.now());
    return { id: row.id, recoveryCodes: isFirst ? await replaceRecoveryCodes(tx, user.id) : null };
  });
}

/** @throws AppError `NOT_FOUND`, also for somebody else's. */
export async function removeOwnPasskey(id: string, ctx: Context): Promise<void> {
  const user = signedIn(ctx.user);
  await ctx.db.transaction(async (tx) => {
    await lockOwnAccount(tx, user);
    const own = and(eq(passkeys.id, id), eq(passkeys.userId, user.id));
    const [row] = await tx.delete(passkeys).where(own).returning();
    if (row === undefined) throw notFound();
    await removeUnusedCodes(tx, user.id);
    const { name, synced } = row;
    const change = { before: { name, synced }, after: null };
    await recordChange(tx, ctx, { targetId: id, targetName: name, ...change });
    await notifySecurity(tx, user, "passkeyRemoved", ctx.now());
  });
}

/** @throws AppError `LIMIT_REACHED`. */
export async function assertRoom(db: Db, userId: string): Promise<void> {
  if ((await db.$count(passkeys, eq(passkeys.userId, userId))) < MAX_PASSKEYS) return;
  throw new AppError("LIMIT_REACHED", messages.passkeys.tooMany(MAX_PASSKEYS));
}

function toPasskey(row: typeof passkeys.$inferSelect): Schemas["Passkey"] {
  return {
    id: row.id,
    name: row.name,
    synced: row.synced,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
