import { mailMessages, type MailLanguage, type MailMessages } from "../../kernel/messages/mail.ts";
import { escapeHtml, type Mail } from "./queue-mail.ts";

/** What a mail says of a notice. */
export interface DigestNotice {
  kind: string;
  title: string;
  detail: string | null;
  actorName: string | null;
  /** Path in the back office. */
  place: string;
}

export interface Reader {
  name: string;
  email: string;
  language: MailLanguage;
}

/** How many notices one mail lists. */
const MAX_LISTED = 50;

/** Writes one mail about some notices, of which there is at least one. */
export function writeDigest(
  reader: Reader,
  notices: readonly DigestNotice[],
  siteUrl: string,
): Mail {
  const messages = mailMessages[reader.language];
  const listed = notices.slice(0, MAX_LISTED).map((notice) => {
    const { kind, title, detail, actorName: actor, place } = notice;
    const date = () => formatDate(detail, messages.dateLocale);
    const sentence = messages.sentences[kind]?.({ title, detail, actor, date }) ?? title;
    return { sentence, reason: reasonOf(notice, messages), url: siteUrl + place };
  });
  const more =
    notices.length > listed.length ? messages.more(notices.length - listed.length) : null;
  const [first] = listed;
  const subject = listed.length === 1 && first ? first.sentence : messages.subject(notices.length);
  const greeting = messages.greeting(reader.name);
  const text = [
    greeting,
    ...listed.map(({ sentence, reason, url }) =>
      [sentence, reason, url].filter(Boolean).join("\n"),
    ),
    more,
    `-- \n${messages.footer}\n${siteUrl}/profile`,
  ];
  return {
    to: reader.email,
    subject,
    text: text.filter((part) => part !== null).join("\n\n"),
    html: toHtml({ greeting, listed, more, siteUrl, messages, language: reader.language }),
  };
}

/** What people said, quoted, or what a code of the notice means. */
function reasonOf({ kind, detail }: DigestNotice, messages: MailMessages): string | null {
  if (detail === null || kind === "scheduled" || kind === "security") return null;
  if (kind === "approvalEnded") return messages.approvalEnds[detail] ?? null;
  return messages.reason(detail);
}

interface HtmlParts {
  greeting: string;
  listed: readonly { sentence: string; reason: string | null; url: string }[];
  more: string | null;
  siteUrl: string;
  messages: MailMessages;
  language: MailLanguage;
}

function toHtml({ greeting, listed, more, siteUrl, messages, language }: HtmlParts): string {
  const items = listed.map(
    ({ sentence, reason, url }) =>
      `<li style="margin:0 0 12px"><a href="${escapeHtml(url)}">${escapeHtml(sentence)}</a>${
        reason === null ? "" : `<br>${escapeHtml(reason)}`
      }</li>`,
  );
  return `<!doctype html><html lang="${language}"><body style="font-family:sans-serif;line-height:1.5">
<p>${escapeHtml(greeting)}</p><ul style="padding-left:20px">${items.join("")}</ul>${
    more === null ? "" : `<p>${escapeHtml(more)}</p>`
  }<p style="color:#666;font-size:13px"><a href="${escapeHtml(siteUrl)}/profile" style="color:#666">${escapeHtml(
    messages.footer,
  )}</a></p></body></html>`;
}

/** A date and time for people; what is no date stays as it is. */
export function formatDate(iso: string | null, locale: string, timeZone?: string): string {
  const date = new Date(iso ?? "");
  if (Number.isNaN(date.getTime())) return iso ?? "";
  return date.toLocaleString(locale, { dateStyle: "medium", timeStyle: "short", timeZone });
}
