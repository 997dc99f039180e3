import { eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { mails, passwordLinks } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";

type PasswordLink = components["schemas"]["PasswordLink"];

/** The unused links of some accounts, also those that have expired. */
export async function passwordLinksOf(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, PasswordLink>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({
      userId: passwordLinks.userId,
      expiresAt: passwordLinks.expiresAt,
      mailId: mails.id,
      dueAt: mails.dueAt,
      sentAt: mails.sentAt,
    })
    .from(passwordLinks)
    .leftJoin(mails, eq(mails.passwordLinkOf, passwordLinks.userId))
    .where(inArray(passwordLinks.userId, [...userIds]));
  return new Map(
    rows.map(({ userId, expiresAt, ...mail }) => [
      userId,
      { expiresAt: expiresAt.toISOString(), mail: stateOf(mail) },
    ]),
  );
}

function stateOf(mail: {
  mailId: string | null;
  dueAt: Date | null;
  sentAt: Date | null;
}): PasswordLink["mail"] {
  if (mail.mailId === null) return "none";
  if (mail.sentAt !== null) return "sent";
  return mail.dueAt === null ? "failed" : "waiting";
}
