import { eq, inArray } from "drizzle-orm";
import { recordChange } from "../audit/record-change.ts";
import { accessVersion } from "../../auth/access-versions.ts";
import { checkPassword } from "../../auth/password-rules.ts";
import { endPasswordLinkOf } from "../../auth/end-access.ts";
import { assertStillSignedIn } from "../../auth/lock-own-account.ts";
import { endSessionsOf } from "../../auth/sessions.ts";
import { may, sessionIdOf, signedIn, type SignedInUser } from "../../auth/signed-in-user.ts";
import type { Db } from "../../db/db.ts";
import {
  comments,
  messages as visitorMessages,
  orgs,
  roles,
  users,
  workgroups,
} from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import type { Context, Input, Result } from "../operation.ts";
import { messages } from "../../kernel/messages/index.ts";
import { notifySecurity } from "../notifications/notify-security.ts";
import { actorOf } from "../workflow/actor.ts";
import { ownAttempt } from "../session/own-attempt.ts";
import { waitingCounts } from "../workflow/waiting-counts.ts";
import { contextWords } from "./context-words.ts";
import { userTable } from "./user-table.ts";

/** The signed-in account with roles, permissions, workgroups and badge counts. */
export async function readOwnAccount(ctx: Context): Promise<Result<"usersCurrent">> {
  const user = signedIn(ctx.user);
  const [account] = await ctx.db
    .select({
      avatar: users.avatar,
      email: users.email,
      mobile: users.mobile,
      orgName: orgs.name,
      accessVersion: accessVersion(),
    })
    .from(users)
    .leftJoin(orgs, eq(orgs.id, users.orgId))
    .where(eq(users.id, user.id));
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    avatar: account?.avatar ?? null,
    email: account?.email ?? null,
    mobile: account?.mobile ?? null,
    roles: user.roles,
    roleNames: await roleNamesOf(ctx.db, user),
    permissions: [...user.permissions],
    accessVersion: account?.accessVersion ?? "",
    orgId: user.orgId,
    orgName: account?.orgName ?? null,
    workgroups: await workgroupsOf(ctx.db, user),
    mustChangePassword: user.mustChangePassword,
    mustEnrolSecondFactor: user.mustEnrolSecondFactor,
    viewingAs: user.viewingAs
      ? { roleNames: [...user.viewingAs.roleNames], until: user.viewingAs.until.toISOString() }
      : null,
    counters: await countersOf(ctx),
  };
}

/**
 * Changes the signed-in account's password and ends its other sessions. Wrong attempts count towards the lock-out.
 *
 * @throws AppError `OLD_PASSWORD_WRONG`, `PASSWORD_WEAK`, `ACCOUNT_LOCKED`.
 */
export async function changeOwnPassword(
  { oldPassword, newPassword }: Input<"usersUpdatePwd">["body"],
  ctx: Context,
): Promise<void> {
  const user = signedIn(ctx.user);
  const oldHash = await ownAttempt(
    ctx,
    async () => matchingHash(oldPassword, user, ctx),
    oldPasswordWrong,
  );
  if (newPassword === oldPassword) {
    throw new AppError("PASSWORD_WEAK", messages.passwords.same, {
      fieldErrors: [{ field: "newPassword", code: "same", message: messages.passwords.sameField }],
    });
  }
  await checkPassword(newPassword, {
    username: user.username,
    field: "newPassword",
    words: await contextWords(ctx, user),
    demo: ctx.config.demo,
  });
  await setPassword(newPassword, oldHash, user, ctx);
}

/** The hash that a password matches; null for a wrong password. */
export async function matchingHash(
  password: string,
  user: SignedInUser,
  { db, hasher }: Context,
): Promise<string | null> {
  const [account] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, user.id));
  const hash = account?.passwordHash ?? null;
  return (await hasher.verify(password, hash)) ? hash : null;
}

async function setPassword(
  password: string,
  oldHash: string,
  user: SignedInUser,
  ctx: Context,
): Promise<void> {
  const passwordHash = await ctx.hasher.hash(password);
  await ctx.db.transaction(async (tx) => {
    const before = await userTable.lock(tx, user.id);
    await assertStillSignedIn(tx, user);
    // It was reset meanwhile: the checked password is no longer the old one.
    if (before?.passwordHash !== oldHash) throw oldPasswordWrong();
    const changes = { passwordHash, passwordUntil: null, mustChangePassword: false };
    const after = await userTable.update(tx, user.id, changes, user, ctx.now());
    await endSessionsOf(tx, user.id, sessionIdOf(user));
    await endPasswordLinkOf(tx, user.id);
    await recordChange(tx, ctx, { targetId: user.id, targetName: user.name, before, after });
    await notifySecurity(tx, user, "passwordChanged", ctx.now());
  });
}

function oldPasswordWrong(): AppError {
  return new AppError("OLD_PASSWORD_WRONG", messages.passwords.oldWrong, {
    fieldErrors: [
      { field: "oldPassword", code: "wrong", message: messages.passwords.oldWrongField },
    ],
  });
}

async function roleNamesOf(db: Db, user: SignedInUser) {
  if (user.roles.length === 0) return [];
  const held = await db
    .select({ code: roles.code, name: roles.name })
    .from(roles)
    .where(inArray(roles.code, user.roles));
  const names = new Map(held.map(({ code, name }) => [code, name]));
  return user.roles.map((code) => names.get(code) ?? code);
}

async function workgroupsOf(db: Db, user: SignedInUser) {
  if (user.workgroupIds.length === 0) return [];
  return db
    .select({ id: workgroups.id, name: workgroups.name })
    .from(workgroups)
    .where(inArray(workgroups.id, user.workgroupIds))
    .orderBy(workgroups.orderBy, workgroups.name);
}

async function countersOf(ctx: Context) {
  const { db, user } = ctx;
  return {
    ...(await waitingCounts(db, actorOf(ctx))),
    pendingComments: may(user, "content:comment:page")
      ? await db.$count(comments, eq(comments.status, "pending"))
      : 0,
    newMessages: may(user, "content:message:page")
      ? await db.$count(visitorMessages, eq(visitorMessages.status, "new"))
      : 0,
  };
}
