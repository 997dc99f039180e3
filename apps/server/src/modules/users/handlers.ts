import { and, eq, inArray, sql } from "drizzle-orm";
import { recordChange } from "../../audit/record-change.ts";
import { checkPassword } from "../../auth/password-rules.ts";
import { endSessionsOf } from "../../auth/sessions.ts";
import { countFailure, forgetFailures, refuseLocked } from "../../auth/sign-in-limits.ts";
import { may, signedIn, type SignedInUser } from "../../auth/signed-in-user.ts";
import type { Db } from "../../db/db.ts";
import {
  circulations,
  comments,
  messages as visitorMessages,
  orgs,
  tasks,
  users,
  workgroups,
} from "../../db/schema/index.ts";
import { stampUpdate } from "../../db/stamp.ts";
import { AppError } from "../../http/app-error.ts";
import type { Context, Handler, Handlers } from "../../http/operation.ts";
import { messages } from "../../messages/index.ts";

const usersCurrent: Handler<"usersCurrent"> = async (_input, ctx) => {
  const user = signedIn(ctx.user);
  const [account] = await ctx.db
    .select({ avatar: users.avatar, orgName: orgs.name })
    .from(users)
    .leftJoin(orgs, eq(orgs.id, users.orgId))
    .where(eq(users.id, user.id));
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    avatar: account?.avatar ?? null,
    roles: user.roles,
    permissions: [...user.permissions],
    orgId: user.orgId,
    orgName: account?.orgName ?? null,
    workgroups: await workgroupsOf(ctx.db, user),
    mustChangePassword: user.mustChangePassword,
    counters: await countersOf(ctx.db, user),
  };
};

const usersUpdatePwd: Handler<"usersUpdatePwd"> = async ({ body }, ctx) => {
  const user = signedIn(ctx.user);
  return ctx.signInQueue.run(user.username, async () => {
    await checkOldPassword(body.oldPassword, user, ctx);
    if (body.newPassword === body.oldPassword) {
      throw new AppError("PASSWORD_WEAK", messages.passwords.same, {
        fieldErrors: [
          { field: "newPassword", code: "same", message: messages.passwords.sameField },
        ],
      });
    }
    checkPassword(body.newPassword, user.username, "newPassword");
    await setPassword(body.newPassword, user, ctx);
    return null;
  });
};

/** The signed-in account and its password. */
export const usersHandlers = { usersCurrent, usersUpdatePwd } satisfies Partial<Handlers>;

async function checkOldPassword(password: string, user: SignedInUser, ctx: Context): Promise<void> {
  const { db, address, config } = ctx;
  const attempt = { name: user.username, address };
  await refuseLocked(db, attempt, config.limits, ctx.now());
  const [account] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, user.id));
  if (await ctx.hasher.verify(password, account?.passwordHash ?? null)) {
    await forgetFailures(db, user.username, address);
    return;
  }
  await countFailure(db, attempt, config.limits, ctx.now());
  throw new AppError("OLD_PASSWORD_WRONG", messages.passwords.oldWrong, {
    fieldErrors: [
      { field: "oldPassword", code: "wrong", message: messages.passwords.oldWrongField },
    ],
  });
}

async function setPassword(password: string, user: SignedInUser, ctx: Context): Promise<void> {
  const passwordHash = await ctx.hasher.hash(password);
  await ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(users).where(eq(users.id, user.id)).for("update");
    const [after] = await tx
      .update(users)
      .set({
        passwordHash,
        mustChangePassword: false,
        version: sql`${users.version} + 1`,
        ...stampUpdate(user, ctx.now()),
      })
      .where(eq(users.id, user.id))
      .returning();
    const target = { targetId: user.id, targetName: user.name };
    await recordChange(tx, ctx, { ...target, before: before ?? null, after: after ?? null });
    await endSessionsOf(tx, user.id, user.sessionId);
  });
}

async function workgroupsOf(db: Db, user: SignedInUser) {
  if (user.workgroupIds.length === 0) return [];
  return db
    .select({ id: workgroups.id, name: workgroups.name })
    .from(workgroups)
    .where(inArray(workgroups.id, user.workgroupIds))
    .orderBy(workgroups.orderBy, workgroups.name);
}

async function countersOf(db: Db, user: SignedInUser) {
  const pending = and(eq(tasks.assigneeId, user.id), eq(tasks.status, "pending"));
  const unread = and(eq(circulations.receiverId, user.id), sql`${circulations.readAt} is null`);
  return {
    waitToHandle: await db.$count(tasks, pending),
    waitToRead: await db.$count(circulations, unread),
    pendingComments: may(user, "content:comment:page")
      ? await db.$count(comments, eq(comments.status, "pending"))
      : 0,
    newMessages: may(user, "content:message:page")
      ? await db.$count(visitorMessages, eq(visitorMessages.status, "new"))
      : 0,
  };
}
