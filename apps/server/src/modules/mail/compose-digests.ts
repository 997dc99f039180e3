import { and, asc, eq, inArray, isNotNull, lte } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { notificationPreferences, notifications, users } from "../../db/schema/index.ts";
import { tryLock } from "../../db/try-lock.ts";
import type { MailLanguage } from "../../kernel/messages/mail.ts";
import { queueMail } from "./queue-mail.ts";
import { writeDigest } from "./write-digest.ts";

export interface DigestOptions {
  /** Where the site is, without a trailing slash. */
  siteUrl: string;
  /** Of readers without a preference. */
  language: MailLanguage;
}

/** "Atrium mail digests": one server composes at a time, so that nobody gets two mails at once. */
const COMPOSING_LOCK = 4_172_310;
const MAX_READERS = 50;
/** Mail about what is older would be a surprise: it was not sent because there was no mail server. */
const MAX_AGE_MS = 3 * 86_400_000;

/** Makes one mail for each reader whose notices are due: of all their unread ones that wait. Returns how many. */
export async function composeDigests(db: Db, options: DigestOptions, now: Date): Promise<number> {
  const { mailDueAt } = notifications;
  // Nothing is due almost always, and then no transaction is needed.
  const [due] = await db.select({ at: mailDueAt }).from(notifications).where(isDue(now)).limit(1);
  if (due === undefined) return 0;
  return db.transaction(async (tx) => {
    if (!(await tryLock(tx, COMPOSING_LOCK))) return 0;
    const readers = await tx
      .selectDistinct({ id: notifications.userId })
      .from(notifications)
      .where(isDue(now))
      // Whoever settles notices locks them in this order too.
      .orderBy(asc(notifications.userId))
      .limit(MAX_READERS);
    let composed = 0;
    for (const { id } of readers) composed += await composeFor(tx, id, options, now);
    return composed;
  });
}

async function composeFor(
  tx: Db,
  userId: string,
  { siteUrl, language }: DigestOptions,
  now: Date,
): Promise<number> {
  // Locked: who reads one now is before this or after it.
  const waiting = await tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNotNull(notifications.mailDueAt)))
    .orderBy(asc(notifications.createdAt), asc(notifications.id))
    .for("update");
  const [reader] = await tx
    .select({
      name: users.name,
      email: users.email,
      status: users.status,
      language: notificationPreferences.language,
    })
    .from(users)
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, users.id))
    .where(eq(users.id, userId));
  const oldest = new Date(now.getTime() - MAX_AGE_MS);
  const recent = waiting.filter(({ readAt, createdAt }) => readAt === null && createdAt >= oldest);
  let mailId: string | null = null;
  if (reader?.email && reader.status === "active" && recent.length > 0) {
    const to = { name: reader.name, email: reader.email, language: reader.language ?? language };
    mailId = await queueMail(tx, writeDigest(to, recent, siteUrl), now);
  }
  const ids = waiting.map(({ id }) => id);
  const done = inArray(notifications.id, ids);
  await tx.update(notifications).set({ mailDueAt: null, mailId }).where(done);
  return mailId === null ? 0 : 1;
}

function isDue(now: Date) {
  return lte(notifications.mailDueAt, now);
}
