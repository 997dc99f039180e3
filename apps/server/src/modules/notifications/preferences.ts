import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { notificationPreferences, notifications, users } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { assertVersion } from "../assert-version.ts";
import type { Input } from "../operation.ts";
import { mailDueAt } from "./mail-due-at.ts";

export type Preference = components["schemas"]["NotificationPreference"];

/** How somebody is notified by mail. */
export async function readPreference(
  db: Db,
  userId: string,
  mailAvailable: boolean,
): Promise<Preference> {
  const [row] = await db
    .select({ email: users.email, preference: notificationPreferences })
    .from(users)
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, users.id))
    .where(eq(users.id, userId));
  return {
    frequency: row?.preference?.mail ?? "atOnce",
    language: row?.preference?.language ?? null,
    email: row?.email ?? null,
    available: mailAvailable,
    version: row?.preference?.version ?? 1,
  };
}

/**
 * Changes how somebody is notified by mail, also of what waits for a mail.
 *
 * @throws AppError `VERSION_CONFLICT`.
 */
export async function changePreference(
  db: Db,
  userId: string,
  { frequency: mail, language, version }: Input<"notificationsUpdatePreference">["body"],
  { mailAvailable, now }: { mailAvailable: boolean; now: Date },
): Promise<Preference> {
  return db.transaction(async (tx) => {
    await tx.insert(notificationPreferences).values({ userId }).onConflictDoNothing();
    const own = eq(notificationPreferences.userId, userId);
    const [row] = await tx.select().from(notificationPreferences).where(own).for("update");
    const stored = row ?? { version: 1 };
    await assertVersion(stored, version, () => readPreference(tx, userId, mailAvailable));
    await tx
      .update(notificationPreferences)
      .set({ mail, language, version: sql`${notificationPreferences.version} + 1` })
      .where(own);
    await tx
      .update(notifications)
      .set({ mailDueAt: mailDueAt(mail, now) })
      .where(
        and(
          eq(notifications.userId, userId),
          isNull(notifications.readAt),
          sql`${notifications.mailDueAt} is not null`,
        ),
      );
    return readPreference(tx, userId, mailAvailable);
  });
}
