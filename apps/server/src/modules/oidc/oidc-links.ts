import { eq } from "drizzle-orm";
import { assertStillSignedIn } from "../../auth/lock-own-account.ts";
import { endSessionsOf } from "../../auth/sessions.ts";
import { sessionIdOf, signedIn } from "../../auth/signed-in-user.ts";
import type { Db } from "../../db/db.ts";
import { oidcIdentities, passkeys, users } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import type { Config } from "../../kernel/config/config.ts";
import { messages } from "../../kernel/messages/index.ts";
import { recordChange } from "../audit/record-change.ts";
import { notifySecurity } from "../notifications/notify-security.ts";
import type { Context, Result } from "../operation.ts";
import { lockUser } from "../users/user-lock.ts";

type Account = Pick<typeof users.$inferSelect, "id" | "name" | "email" | "passwordHash">;

/** @throws AppError `NOT_FOUND`. */
export async function readOwnIdentity({
  db,
  user,
  config,
}: Context): Promise<Result<"oidcGetIdentity">> {
  const { id } = signedIn(user);
  const [linked] = await db.select().from(oidcIdentities).where(eq(oidcIdentities.userId, id));
  const [account] = await db.select().from(users).where(eq(users.id, id));
  if (linked === undefined || account === undefined || config.oidc === null) throw notLinked();
  const canUnlink = await hasOtherWayIn(db, account, config);
  return { issuer: linked.issuer, createdAt: linked.createdAt.toISOString(), canUnlink };
}

/**
 * Unlinks the caller's account and ends its other sessions.
 *
 * @throws AppError `NOT_FOUND`, `NO_WAY_IN`.
 */
export async function unlinkOwnIdentity(ctx: Context): Promise<void> {
  const caller = signedIn(ctx.user);
  await ctx.db.transaction(async (tx) => {
    const account = await lockUser(tx, caller.id, ctx);
    await assertStillSignedIn(tx, caller);
    await unlink(tx, account, ctx, messages.oidc.noOwnWayIn);
    await endSessionsOf(tx, caller.id, sessionIdOf(caller));
    await notifySecurity(tx, account, "identityUnlinked", ctx.now());
  });
}

/**
 * Unlinks somebody's account and ends its sessions.
 *
 * @throws AppError `SELF_FORBIDDEN`, `NOT_FOUND`, `FORBIDDEN`, `NO_WAY_IN`.
 */
export async function unlinkIdentity(id: string, ctx: Context): Promise<void> {
  const caller = signedIn(ctx.user);
  if (id === caller.id) throw new AppError("SELF_FORBIDDEN", messages.oidc.ownUnlink);
  await ctx.db.transaction(async (tx) => {
    const account = await lockUser(tx, id, ctx);
    await unlink(tx, account, ctx, messages.oidc.noWayIn);
    await endSessionsOf(tx, id);
    await notifySecurity(tx, account, "identityUnlinked", ctx.now(), caller);
  });
}

async function unlink(tx: Db, account: Account, ctx: Context, noWayIn: string): Promise<void> {
  const deleted = await tx
    .delete(oidcIdentities)
    .where(eq(oidcIdentities.userId, account.id))
    .returning({ issuer: oidcIdentities.issuer });
  const [identity] = deleted;
  if (identity === undefined) throw notLinked();
  if (!(await hasOtherWayIn(tx, account, ctx.config))) {
    const isOnly = ctx.config.oidc?.only === true;
    throw new AppError("NO_WAY_IN", isOnly ? messages.oidc.noWayInButProvider : noWayIn);
  }
  await recordChange(tx, ctx, {
    targetType: "users",
    targetId: account.id,
    targetName: account.name,
    before: { identity: identity.issuer },
    after: { identity: null },
  });
}

/** Where only the provider signs in, that is being linked again by the verified address. */
async function hasOtherWayIn(
  db: Db,
  { id, email, passwordHash }: Account,
  { oidc }: Pick<Config, "oidc">,
): Promise<boolean> {
  if (oidc?.only === true) return email !== null;
  return passwordHash !== "" || (await db.$count(passkeys, eq(passkeys.userId, id))) > 0;
}

function notLinked(): AppError {
  return new AppError("NOT_FOUND", messages.oidc.notLinked);
}
