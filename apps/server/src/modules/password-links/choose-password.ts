import { and, eq, gt, or, sql } from "drizzle-orm";
import { endAccessOf, isMailed } from "../../auth/end-access.ts";
import { checkPassword } from "../../auth/password-rules.ts";
import { forgetFailures } from "../../auth/sign-in-limits.ts";
import { holdsPermission } from "../../auth/holds-permission.ts";
import { hashToken } from "../../auth/tokens.ts";
import type { Db } from "../../db/db.ts";
import { mails, passwordLinks, users } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { recordChange } from "../audit/record-change.ts";
import { notifySecurity } from "../notifications/notify-security.ts";
import type { Context, Input, Result } from "../operation.ts";
import { contextWords } from "../users/context-words.ts";
import { userTable } from "../users/user-table.ts";

/** @throws AppError `GONE` for a link that does not work, whatever the reason. */
export async function openPasswordLink(
  { token }: Input<"sessionOpenPasswordLink">["body"],
  { db, now }: Context,
): Promise<Result<"sessionOpenPasswordLink">> {
  const { username, name, passwordHash, expiresAt } = await findLink(db, token, now());
  const isInvitation = passwordHash === "";
  return { username, name, isInvitation, expiresAt: expiresAt.toISOString() };
}

/**
 * Sets the password that the holder of a link has chosen. Of two at once, one succeeds.
 *
 * @throws AppError `GONE`, `PASSWORD_WEAK`.
 */
export async function choosePassword(
  { token, password }: Input<"sessionChoosePassword">["body"],
  ctx: Context,
): Promise<void> {
  const person = await findLink(ctx.db, token, ctx.now());
  await checkPassword(password, {
    username: person.username,
    field: "password",
    words: await contextWords(ctx, person),
    demo: ctx.config.demo,
  });
  const passwordHash = await ctx.hasher.hash(password);
  await ctx.db.transaction(async (tx) => {
    // In the order of all who end an account's access: the account first, then its link.
    const before = await userTable.lock(tx, person.id);
    if (before === undefined) throw gone();
    await findLink(tx, token, ctx.now());
    // Whoever has a link that was mailed reads the mailbox.
    const wasMailed = (await tx.$count(mails, eq(mails.passwordLinkOf, person.id))) > 0;
    const secret = { passwordHash, passwordUntil: null, mustChangePassword: false };
    const changes = { ...secret, ...(wasMailed && { emailClaimed: false }) };
    const after = await userTable.update(tx, person.id, changes, person, ctx.now());
    await endAccessOf(tx, person.id);
    await forgetFailures(tx, person.username);
    const { id: targetId, name: targetName } = person;
    const call = { ...ctx, user: person };
    await recordChange(tx, call, { targetType: "users", targetId, targetName, before, after });
    await notifySecurity(tx, person, "passwordChanged", ctx.now());
  });
}

/** Whoever made a link and handed it over knows it: it works as long as they might make it. */
const makerMaySendIt = sql`(${passwordLinks.createdBy} is null or exists (
  select from users maker where maker.id = ${passwordLinks.createdBy} and maker.status = 'active'
    and ${holdsPermission(sql`maker.id`, "system:user:resetPwd")}))`;

/** The link's account, which may sign in. */
async function findLink(db: Db, token: string, now: Date) {
  const [found] = await db
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      email: users.email,
      passwordHash: users.passwordHash,
      expiresAt: passwordLinks.expiresAt,
    })
    .from(passwordLinks)
    .innerJoin(users, and(eq(users.id, passwordLinks.userId), eq(users.status, "active")))
    .where(
      and(
        eq(passwordLinks.tokenHash, hashToken(token)),
        gt(passwordLinks.expiresAt, now),
        or(isMailed, makerMaySendIt),
      ),
    );
  if (found === undefined) throw gone();
  return found;
}

function gone(): AppError {
  return new AppError("GONE", messages.passwordLinks.gone);
}
