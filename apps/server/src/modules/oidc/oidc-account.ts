import { and, eq, like, sql } from "drizzle-orm";
import { endAccessOf } from "../../auth/end-access.ts";
import type { Db } from "../../db/db.ts";
import { systemAuthor } from "../../db/stamp.ts";
import { oidcIdentities, passkeys, users } from "../../db/schema/index.ts";
import { recordChange } from "../audit/record-change.ts";
import { notifySecurity } from "../notifications/notify-security.ts";
import type { Context } from "../operation.ts";
import { replaceRoles, roleIdsOf } from "../users/user-roles.ts";
import { userTable } from "../users/user-table.ts";
import type { Identity } from "./oidc-provider.ts";
import { rolesFor } from "./oidc-roles.ts";

type Account = typeof users.$inferSelect;

const MAX_USERNAME = 32;

/**
 * The account of a person at the identity provider: the one that is linked to them, else one with their verified e-mail
 * address, else a new one where there is a role for it; the latter two are linked. Null when there is none.
 */
export async function accountOf(identity: Identity, ctx: Context): Promise<Account | null> {
  const linked = await linkedAccount(ctx.db, identity);
  if (linked !== null || identity.email === null) return linked;
  const [known] = await ctx.db.select().from(users).where(hasEmail(identity.email));
  if (known?.emailClaimed) {
    ctx.log.warn({ userId: known.id }, "An address that its account's owner claims links nobody");
    return null;
  }
  if (known !== undefined) return link(known, identity, ctx);
  return createAccount(identity, identity.email, ctx);
}

async function linkedAccount(db: Db, { issuer, subject }: Identity): Promise<Account | null> {
  const isTheirs = and(eq(oidcIdentities.issuer, issuer), eq(oidcIdentities.subject, subject));
  const [found] = await db
    .select({ account: users })
    .from(oidcIdentities)
    .innerJoin(users, eq(users.id, oidcIdentities.userId))
    .where(isTheirs);
  return found?.account ?? null;
}

/** The linked account; null for one that is linked to somebody else. A disabled one stays as it is. */
async function link(user: Account, identity: Identity, ctx: Context): Promise<Account | null> {
  // Signing in refuses it; nobody gets hold of it meanwhile.
  if (user.status === "disabled") return user;
  return ctx.db.transaction(async (tx) => {
    if (!(await insertIdentity(tx, user.id, identity, ctx.now()))) return null;
    await recordChange(tx, ctx, {
      targetType: "users",
      targetId: user.id,
      targetName: user.name,
      before: { identity: null },
      after: { identity: identity.issuer },
    });
    await notifySecurity(tx, user, "identityLinked", ctx.now());
    const held = await roleIdsOf(tx, user.id);
    const given = await rolesFor(tx, identity, held, ctx);
    if (given.every((id) => held.includes(id))) return user;
    await endOtherWaysIn(tx, user.id);
    return { ...user, passwordHash: "" };
  });
}

/** Who knew the account's password, or has a passkey or a token of it, does not get what the provider's groups give. */
async function endOtherWaysIn(tx: Db, userId: string): Promise<void> {
  await tx.update(users).set({ passwordHash: "" }).where(eq(users.id, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await endAccessOf(tx, userId);
}

async function createAccount(
  identity: Identity,
  email: string,
  ctx: Context,
): Promise<Account | null> {
  const roleIds = await rolesFor(ctx.db, identity, [], ctx);
  if (roleIds.length === 0) return null;
  return ctx.db.transaction(async (tx) => {
    const username = await freeUsername(tx, identity.username ?? email.split("@")[0] ?? "");
    const name = (identity.name ?? username).slice(0, 64);
    // No password fits until the person has chosen one by a link.
    const values = { username, name, email, passwordHash: "" };
    const account = await userTable.insert(tx, values, systemAuthor, ctx.now());
    await replaceRoles(tx, account.id, roleIds);
    await insertIdentity(tx, account.id, identity, ctx.now());
    const after = { username, name, email, roleIds, identity: identity.issuer };
    await recordChange(tx, ctx, {
      targetType: "users",
      targetId: account.id,
      targetName: name,
      before: null,
      after,
    });
    return account;
  });
}

/** False when either is linked already. */
async function insertIdentity(
  tx: Db,
  userId: string,
  { issuer, subject }: Identity,
  createdAt: Date,
): Promise<boolean> {
  const inserted = await tx
    .insert(oidcIdentities)
    .values({ issuer, subject, userId, createdAt })
    .onConflictDoNothing()
    .returning({ userId: oidcIdentities.userId });
  return inserted.length > 0;
}

/** In the form of user names; with a number where somebody has it. */
async function freeUsername(tx: Db, wished: string): Promise<string> {
  const plain = wished
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, "-")
    .replace(/^[^a-z]+/, "");
  const start = plain.length < 3 ? `user-${plain}` : plain.slice(0, MAX_USERNAME - 6);
  const taken = await tx
    .select({ username: users.username })
    .from(users)
    .where(like(users.username, `${start.replaceAll("_", "\\_")}%`));
  const names = new Set(taken.map(({ username }) => username));
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? start : `${start}-${n}`;
    if (!names.has(name)) return name;
  }
}

function hasEmail(email: string) {
  return sql`lower(${users.email}) = lower(${email})`;
}
