import { eq } from "drizzle-orm";
import { signedIn } from "../../auth/signed-in-user.ts";
import { createToken, hashToken } from "../../auth/tokens.ts";
import type { Db } from "../../db/db.ts";
import { notificationPreferences, passwordLinks } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { mailLanguage, adminPagesUrl } from "../../kernel/config/site-url.ts";
import { messages } from "../../kernel/messages/index.ts";
import { recordChange } from "../audit/record-change.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { Context, Result } from "../operation.ts";
import { readSettings } from "../site/settings.ts";
import { lockUser } from "../users/user-lock.ts";
import { linkUrl, TOKEN_PLACE, writePasswordLinkMail } from "./password-link-mail.ts";

const HOUR_MS = 3_600_000;
const INVITATION_MS = 72 * HOUR_MS;
const RESET_MS = HOUR_MS;

/**
 * Replaces an account's password link by a new one: mails it where that is possible, else returns it.
 *
 * @throws AppError `SELF_FORBIDDEN`, `NOT_FOUND`, `FORBIDDEN`, `ACCOUNT_DISABLED`.
 */
export async function sendPasswordLink(
  id: string,
  ctx: Context,
): Promise<Result<"usersSendPasswordLink">> {
  if (id === signedIn(ctx.user).id) throw new AppError("SELF_FORBIDDEN", messages.users.ownReset);
  return ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, id, ctx);
    if (user.status === "disabled") {
      throw new AppError("ACCOUNT_DISABLED", messages.passwordLinks.disabled);
    }
    const isInvitation = user.passwordHash === "";
    const expiresAt = new Date(ctx.now().getTime() + (isInvitation ? INVITATION_MS : RESET_MS));
    const mailedTo = ctx.config.mail === null ? null : user.email;
    const token = mailedTo === null ? createToken() : null;
    const createdBy = signedIn(ctx.user).id;
    await replaceLink(tx, id, { token, createdBy, expiresAt, createdAt: ctx.now() });
    if (mailedTo !== null) {
      const { name } = user;
      const sender = { isInvitation, by: signedIn(ctx.user).name, expiresAt };
      await mailLink(tx, { id, name, email: mailedTo }, sender, ctx);
    }
    await recordChange(tx, ctx, {
      targetId: id,
      targetName: user.name,
      before: null,
      after: { linkMailedTo: mailedTo, linkExpiresAt: expiresAt },
    });
    const link = token === null ? null : linkUrl(adminPagesUrl(ctx.config), token);
    return { link, mailedTo, expiresAt: expiresAt.toISOString() };
  });
}

/** @throws AppError `NOT_FOUND` without a link, `FORBIDDEN`. */
export async function revokePasswordLink(id: string, ctx: Context): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, id, ctx);
    const [link] = await tx.delete(passwordLinks).where(eq(passwordLinks.userId, id)).returning();
    if (link === undefined) throw new AppError("NOT_FOUND", messages.passwordLinks.none);
    const before = { linkExpiresAt: link.expiresAt };
    await recordChange(tx, ctx, { targetId: id, targetName: user.name, before, after: null });
  });
}

/** Deletes the former link first, and with it a mail that has not been sent. */
async function replaceLink(
  tx: Db,
  userId: string,
  { token, ...link }: { token: string | null; createdBy: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  const tokenHash = token === null ? null : hashToken(token);
  await tx.delete(passwordLinks).where(eq(passwordLinks.userId, userId));
  await tx.insert(passwordLinks).values({ userId, tokenHash, ...link });
}

async function mailLink(
  tx: Db,
  { id, name, email }: { id: string; name: string; email: string },
  sender: { isInvitation: boolean; by: string; expiresAt: Date },
  { config, now }: Context,
): Promise<void> {
  const [preference] = await tx
    .select({ language: notificationPreferences.language })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, id));
  const { systemName } = await readSettings(tx);
  const mail = writePasswordLinkMail({
    ...sender,
    to: { name, email, language: preference?.language ?? mailLanguage(config) },
    systemName,
    url: linkUrl(adminPagesUrl(config), TOKEN_PLACE),
  });
  await queueMail(tx, { ...mail, passwordLinkOf: id }, now());
}
