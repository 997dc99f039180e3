import { and, asc, eq, inArray, isNotNull, lte, notExists, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { mails, messageAnswers } from "../../db/schema/index.ts";
import { completeMail } from "../password-links/password-link-mail.ts";

/** Hands a mail over to the mail server, which has accepted it when the promise resolves. */
export interface MailTransport {
  send(mail: {
    id: string;
    to: string;
    subject: string;
    text: string;
    html: string;
  }): Promise<void>;
}

/** Why a mail server has refused a mail for good. */
export class MailRefusedError extends Error {
  override readonly name = "MailRefusedError";
}

const second = 1000;
/** Longer than a transport may take: then another worker may try. */
export const LEASE_MS = 120 * second;
const RETRY_MINUTES = [1, 5, 15, 60, 240, 720, 1440];
const RETENTION_MS = 30 * 86_400_000;
const MAX_ERROR = 500;

/**
 * Sends what is due, one mail after the other, and returns how many were sent. Several workers share the outbox. A mail
 * is claimed before it is sent and confirmed right after it was accepted. Only a crash between those two sends it again:
 * with the same Message-ID, by which mail systems recognise a copy.
 */
export async function sendDueMails(
  db: Db,
  transport: MailTransport,
  now: () => Date,
  stopping: () => boolean = () => false,
): Promise<number> {
  let sent = 0;
  while (!stopping()) {
    const mail = await claim(db, now());
    if (mail === undefined) return sent;
    try {
      const complete = await completeMail(db, mail);
      if (complete === null) continue;
      await transport.send(complete);
    } catch (error) {
      await postpone(db, mail, error, now());
      continue;
    }
    await confirm(db, mail, now());
    sent += 1;
  }
  return sent;
}

type MailRow = typeof mails.$inferSelect;

async function claim(db: Db, now: Date): Promise<MailRow | undefined> {
  const next = db
    .select({ id: mails.id })
    .from(mails)
    .where(lte(mails.dueAt, now))
    .orderBy(asc(mails.dueAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [mail] = await db
    .update(mails)
    .set({ dueAt: new Date(now.getTime() + LEASE_MS), attempts: sql`${mails.attempts} + 1` })
    .where(inArray(mails.id, next))
    .returning();
  return mail;
}

/** Whoever claimed the mail after this worker's lease decides about it. */
function isClaim({ id, attempts }: MailRow) {
  return and(eq(mails.id, id), eq(mails.attempts, attempts));
}

async function confirm(db: Db, mail: MailRow, now: Date): Promise<void> {
  // Once accepted it must not be sent again, whoever has the claim now.
  await db
    .update(mails)
    .set({ dueAt: null, sentAt: now, error: null })
    .where(eq(mails.id, mail.id));
}

async function postpone(db: Db, mail: MailRow, error: unknown, now: Date): Promise<void> {
  const minutes = error instanceof MailRefusedError ? undefined : RETRY_MINUTES[mail.attempts - 1];
  const dueAt = minutes === undefined ? null : new Date(now.getTime() + minutes * 60 * second);
  const reason = error instanceof Error ? error.message : String(error);
  await db
    .update(mails)
    .set({ dueAt, error: reason.slice(0, MAX_ERROR) })
    .where(and(isClaim(mail), isNotNull(mails.dueAt)));
}

/** Deletes mails that were sent or given up a month ago, except answers to visitors, whose state is shown beside them. */
export async function forgetOldMails(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - RETENTION_MS);
  const answers = db
    .select({ id: messageAnswers.id })
    .from(messageAnswers)
    .where(eq(messageAnswers.mailId, mails.id));
  await db.delete(mails).where(and(lte(mails.createdAt, oldest), notExists(answers)));
}
