import { and, gt, sql } from "drizzle-orm";
import { defaultOf, languagePath, productPath } from "../../content/site-paths.ts";
import type { Db } from "../../db/db.ts";
import { mails, messages as visitorMessages } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { sitePagesUrl } from "../../kernel/config/site-url.ts";
import type { SiteLanguage } from "../../kernel/languages.ts";
import { escapeHtml, queueMail, type Mail } from "../mail/queue-mail.ts";
import { readSettings } from "../site/settings.ts";
import type { Context } from "../operation.ts";
import { isMailAddress } from "./answer-mail.ts";

/** Mails to one address within an hour: whoever gives another one's address must not fill their inbox. */
const MAX_AN_HOUR = 3;
/** Messages within an hour after which nobody gets a receipt: the site's address must not become known for spam. */
export const MAX_MESSAGES_AN_HOUR = 100;
const HOUR_MS = 3_600_000;

type MessageProduct = components["schemas"]["MessageProduct"];

/** What a receipt is made of. Nothing else that a visitor wrote is in it. */
export interface Receipt {
  to: string;
  reference: string;
  /** What it is about: a product that visitors see, and its page. */
  product: { name: string; url: string } | null;
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
  message: {
    email: string | null;
    content: string;
    reference: string;
    product: MessageProduct;
  },
  ctx: Pick<Context, "config" | "now">,
): Promise<void> {
  const { email: to, content, reference, product: asked } = message;
  if (ctx.config.mail === null || !isMailAddress(to)) return;
  const since = new Date(ctx.now().getTime() - HOUR_MS);
  const ofThem = sql`${inboxOf(sql`${mails.to}`)} = ${inboxOf(sql`${to}`)}`;
  if ((await tx.$count(mails, and(gt(mails.createdAt, since), ofThem))) >= MAX_AN_HOUR) return;
  const ofAll = await tx.$count(visitorMessages, gt(visitorMessages.createdAt, since));
  if (ofAll > MAX_MESSAGES_AN_HOUR) return;
  const { companyName, languages } = await readSettings(tx);
  const product = asked && { name: asked.name, url: productUrl(asked, languages, ctx.config) };
  const isChinese = /\p{Script=Han}/u.test(content);
  await queueMail(tx, receiptMail({ to, reference, product, isChinese, companyName }), ctx.now());
}

function productUrl(
  { id, code, language }: NonNullable<MessageProduct>,
  languages: readonly SiteLanguage[],
  config: Context["config"],
): string {
  const pages = sitePagesUrl(config) + languagePath(language, defaultOf(languages));
  return pages + productPath(code ?? id);
}

/** Addresses that differ in case, or behind a plus sign, have one inbox. */
function inboxOf(address: ReturnType<typeof sql>) {
  return sql`regexp_replace(lower(${address}), '\\+[^@]*@', '@')`;
}

/** Writes the receipt in the language of the message: Chinese where it has Chinese characters, else English. */
export function receiptMail({ to, reference, product, isChinese, companyName }: Receipt): Mail {
  const { subject, text, about } = isChinese ? chinese(reference) : english(reference);
  const lines = product === null ? [text] : [text, `${about}${product.name}\n${product.url}`];
  const link = product && `<a href="${escapeHtml(product.url)}">${escapeHtml(product.name)}</a>`;
  const parts = [escapeHtml(text), ...(link === null ? [] : [about + link])];
  return {
    to,
    subject: `${companyName}: ${subject}`.slice(0, 200),
    text: `${lines.join("\n\n")}\n\n-- \n${companyName}\n`,
    html: [...parts, escapeHtml(companyName)].map((part) => `<p>${part}</p>`).join("\n"),
  };
}

function english(reference: string) {
  return {
    subject: `your message ${reference}`,
    text: `We have received your message. Its reference is ${reference}: quote it when you call or write to us about it. If you have not written to us, somebody gave your address by mistake; you need do nothing.`,
    about: "The message is about this product: ",
  };
}

function chinese(reference: string) {
  return {
    subject: `您的留言 ${reference}`,
    text: `您的留言我们已经收到，编号是 ${reference}，来电或来信询问时请提供。如果您没有给我们留言，可能是他人误填了您的邮箱，无需理会。`,
    about: "留言所询产品：",
  };
}
