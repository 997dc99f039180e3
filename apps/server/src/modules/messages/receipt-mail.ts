import { and, eq, gt } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { mails } from "../../db/schema/index.ts";
import { escapeHtml, queueMail, type Mail } from "../mail/queue-mail.ts";
import { readSettings } from "../site/settings.ts";
import type { Context } from "../operation.ts";
import { isMailAddress } from "./answer-mail.ts";

/** Mails to one address within an hour: whoever gives another one's address must not fill their inbox. */
const MAX_AN_HOUR = 3;
const HOUR_MS = 3_600_000;

/** A message as its copy shows it. */
export interface MessageCopy {
  to: string;
  reference: string;
  /** What the visitor wrote. */
  content: string;
  companyName: string;
}

/**
 * Sends visitors a copy of their message, where the server sends mail and they gave an address.
 *
 * @param tx The transaction that stores the message.
 */
export async function queueReceipt(
  tx: Db,
  message: { email: string | null; content: string; reference: string },
  ctx: Pick<Context, "config" | "now">,
): Promise<void> {
  const { email: to, content, reference } = message;
  if (ctx.config.mail === null || !isMailAddress(to)) return;
  const since = new Date(ctx.now().getTime() - HOUR_MS);
  const latest = await tx.$count(mails, and(gt(mails.createdAt, since), eq(mails.to, to)));
  if (latest >= MAX_AN_HOUR) return;
  const { companyName } = await readSettings(tx);
  await queueMail(tx, receiptMail({ to, reference, content, companyName }), ctx.now());
}

/** Writes the copy in the language of the message: Chinese where it has Chinese characters, else English. */
export function receiptMail({ to, reference, content, companyName }: MessageCopy): Mail {
  const isChinese = /\p{Script=Han}/u.test(content);
  const { subject, lead } = isChinese ? chinese(reference) : english(reference);
  const quoted = content.split(/\r\n|\r|\n/).map((line) => `> ${line}`);
  return {
    to,
    subject: `${companyName}: ${subject}`.slice(0, 200),
    text: `${lead}\n\n${quoted.join("\n")}\n\n-- \n${companyName}\n`,
    html: [
      `<p>${escapeHtml(lead)}</p>`,
      `<blockquote>${quotedHtml(content)}</blockquote>`,
      `<p>${escapeHtml(companyName)}</p>`,
    ].join("\n"),
  };
}

function english(reference: string) {
  return {
    subject: `your message ${reference}`,
    lead: `We have received your message. Its reference is ${reference}: quote it when you call or write to us about it. This is what you wrote:`,
  };
}

function chinese(reference: string) {
  return {
    subject: `您的留言 ${reference}`,
    lead: `您的留言我们已经收到，编号是 ${reference}，来电或来信询问时请提供。以下是您的留言：`,
  };
}

function quotedHtml(text: string): string {
  return escapeHtml(text).replaceAll(/\r\n|\r|\n/g, "<br>\n");
}
