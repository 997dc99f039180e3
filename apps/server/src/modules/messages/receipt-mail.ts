import { and, gt, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { mails, messages as visitorMessages } from "../../db/schema/index.ts";
import { escapeHtml, queueMail, type Mail } from "../mail/queue-mail.ts";
import { readSettings } from "../site/settings.ts";
import type { Context } from "../operation.ts";
import { isMailAddress } from "./answer-mail.ts";

/** Mails to one address within an hour: whoever gives another one's address must not fill their inbox. */
const MAX_AN_HOUR = 3;
/** Messages within an hour after which nobody gets a receipt: the site's address must not become known for spam. */
export const MAX_MESSAGES_AN_HOUR = 100;
const HOUR_MS = 3_600_000;

/** What a receipt is made of. Nothing else that a visitor wrote is in it. */
export interface Receipt {
  to: string;
  reference: string;
  isChinese: boolean;
  companyName: string;
}

/**
 * Tells visitors that their message has arrived, where the server sends mail and they gave an address. Their words are
 * not in it: nobody knows whose address it is, and a mail of the site must not say what strangers choose.
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
  const ofThem = sql`${inboxOf(sql`${mails.to}`)} = ${inboxOf(sql`${to}`)}`;
  if ((await tx.$count(mails, and(gt(mails.createdAt, since), ofThem))) >= MAX_AN_HOUR) return;
  const ofAll = await tx.$count(visitorMessages, gt(visitorMessages.createdAt, since));
  if (ofAll > MAX_MESSAGES_AN_HOUR) return;
  const { companyName } = await readSettings(tx);
  const isChinese = /\p{Script=Han}/u.test(content);
  await queueMail(tx, receiptMail({ to, reference, isChinese, companyName }), ctx.now());
}

/** Addresses that differ in case, or behind a plus sign, have one inbox. */
function inboxOf(address: ReturnType<typeof sql>) {
  return sql`regexp_replace(lower(${address}), '\\+[^@]*@', '@')`;
}

/** Writes the receipt in the language of the message: Chinese where it has Chinese characters, else English. */
export function receiptMail({ to, reference, isChinese, companyName }: Receipt): Mail {
  const { subject, text } = isChinese ? chinese(reference) : english(reference);
  return {
    to,
    subject: `${companyName}: ${subject}`.slice(0, 200),
    text: `${text}\n\n-- \n${companyName}\n`,
    html: `<p>${escapeHtml(text)}</p>\n<p>${escapeHtml(companyName)}</p>`,
  };
}

function english(reference: string) {
  return {
    subject: `your message ${reference}`,
    text: `We have received your message. Its reference is ${reference}: quote it when you call or write to us about it. If you have not written to us, somebody gave your address by mistake; you need do nothing.`,
  };
}

function chinese(reference: string) {
  return {
    subject: `您的留言 ${reference}`,
    text: `您的留言我们已经收到，编号是 ${reference}，来电或来信询问时请提供。如果您没有给我们留言，可能是他人误填了您的邮箱，无需理会。`,
  };
}
