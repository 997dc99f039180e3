import type { Db } from "../../db/db.ts";
import { mails } from "../../db/schema/index.ts";

/** A mail to one address, in both forms. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** What comes from people must be escaped: `escapeHtml`. */
  html: string;
  /** The account whose password link it carries, at `TOKEN_PLACE` of both forms. */
  passwordLinkOf?: string;
}

/**
 * Puts a mail into the outbox; the worker sends it once the transaction is committed, and never when it is rolled back.
 *
 * @param tx The transaction of the event that the mail is about.
 * @returns Its id.
 */
export async function queueMail(tx: Db, mail: Mail, now: Date): Promise<string> {
  const subject = mail.subject.replaceAll(/\s+/g, " ").trim();
  const [row] = await tx
    .insert(mails)
    .values({ ...mail, subject, createdAt: now, dueAt: now })
    .returning({ id: mails.id });
  if (!row) throw new Error("The mail was not stored");
  return row.id;
}

/** Text for HTML, in elements and in attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
