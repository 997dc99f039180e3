import type { Mail } from "../mail/queue-mail.ts";
import { escapeHtml } from "../mail/queue-mail.ts";

/** What a mail answers, and with what. */
export interface AnswerParts {
  to: string;
  /** Of the message; null for none. */
  subject: string | null;
  /** What the visitor wrote. */
  question: string;
  answer: string;
  /** Who answers, and for whom. */
  name: string;
  companyName: string;
}

const MAX_SUBJECT = 200;
const CONTROL = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** One address and nothing else: no list, no name, no line break. */
export function isMailAddress(email: string | null): email is string {
  return email !== null && /^[^\s,;:<>()[\]"\\@]+@[^\s,;:<>()[\]"\\@]+$/.test(email);
}

/** Writes the mail to a visitor: the answer, who gives it, and what was asked. */
export function answerMail(parts: AnswerParts): Mail {
  const { to, question, answer, name, companyName } = parts;
  const about = (parts.subject ?? "").replaceAll(CONTROL, " ").trim() || companyName;
  const subject = `Re: ${about}`.slice(0, MAX_SUBJECT);
  const signature = `${name}\n${companyName}`;
  const quoted = question.split(/\r\n|\r|\n/).map((line) => `> ${line}`);
  return {
    to,
    subject,
    text: `${answer}\n\n-- \n${signature}\n\n${quoted.join("\n")}\n`,
    html: [
      `<p>${toHtml(answer)}</p>`,
      `<p>${toHtml(signature)}</p>`,
      `<blockquote>${toHtml(question)}</blockquote>`,
    ].join("\n"),
  };
}

function toHtml(text: string): string {
  return escapeHtml(text).replaceAll(/\r\n|\r|\n/g, "<br>\n");
}
