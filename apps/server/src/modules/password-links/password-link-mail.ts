import { eq, inArray } from "drizzle-orm";
import { createToken, hashToken } from "../../auth/tokens.ts";
import type { Db } from "../../db/db.ts";
import { mails, passwordLinks } from "../../db/schema/index.ts";
import { mailMessages } from "../../kernel/messages/mail.ts";
import { escapeHtml, type Mail } from "../mail/queue-mail.ts";
import { formatDate, type Reader } from "../mail/write-digest.ts";

/** Where the token will be in a mail that waits: the outbox never has one. */
export const TOKEN_PLACE = "{token}";

/** The page that asks for the password. The token stands behind the `#`, which browsers send to nobody. */
export function linkUrl(site: string, token: string): string {
  return `${site}/login#password-link=${token}`;
}

export interface PasswordLinkMail {
  to: Reader;
  isInvitation: boolean;
  /** Who sends it. */
  by: string;
  systemName: string;
  url: string;
  expiresAt: Date;
}

/** Writes the mail with which somebody chooses a password. */
export function writePasswordLinkMail(mail: PasswordLinkMail): Mail {
  const { to, by, systemName, url, expiresAt } = mail;
  const { greeting, passwordLink, dateLocale } = mailMessages[to.language];
  const words = mail.isInvitation ? passwordLink.invitation : passwordLink.reset;
  const until = passwordLink.until(formatDate(expiresAt.toISOString(), dateLocale, "UTC"));
  const lead = words.lead({ by, systemName });
  return {
    to: to.email,
    subject: words.subject(systemName),
    text: [greeting(to.name), lead, url, until, passwordLink.ignore].join("\n\n"),
    html: `<!doctype html><html lang="${to.language}"><body style="font-family:sans-serif;line-height:1.5">
<p>${escapeHtml(greeting(to.name))}</p><p>${escapeHtml(lead)}</p>
<p><a href="${escapeHtml(url)}">${escapeHtml(passwordLink.open)}</a></p>
<p>${escapeHtml(until)}</p><p style="color:#666;font-size:13px">${escapeHtml(passwordLink.ignore)}</p></body></html>`,
  };
}

type MailRow = typeof mails.$inferSelect;

/**
 * Completes a mail that is about to be sent: makes the token of the link that it carries, so that only its reader has
 * it. A repeated attempt makes another one, whose mail must not be taken for a copy of the first.
 *
 * @returns null for a mail whose link has ended meanwhile.
 */
export async function completeMail(db: Db, mail: MailRow): Promise<MailRow | null> {
  if (mail.passwordLinkOf === null) return mail;
  const token = createToken();
  const carried = db
    .select({ userId: mails.passwordLinkOf })
    .from(mails)
    .where(eq(mails.id, mail.id));
  const links = await db
    .update(passwordLinks)
    .set({ tokenHash: hashToken(token) })
    .where(inArray(passwordLinks.userId, carried))
    .returning({ userId: passwordLinks.userId });
  if (links.length === 0) return null;
  return {
    ...mail,
    id: `${mail.id}.${mail.attempts}`,
    text: mail.text.replaceAll(TOKEN_PLACE, token),
    html: mail.html.replaceAll(TOKEN_PLACE, token),
  };
}
