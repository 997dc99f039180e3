import type { notificationPreferences } from "../../db/schema/index.ts";

export type MailPreference = (typeof notificationPreferences.$inferSelect)["mail"];

/** The hour of the daily mail, by the server's clock (`TZ`). */
const DIGEST_HOUR = 7;

/** When somebody with this preference gets mail about what happens now; null for never. */
export function mailDueAt(preference: MailPreference, now: Date): Date | null {
  if (preference === "none") return null;
  return preference === "atOnce" ? now : nextDigest(now);
}

function nextDigest(now: Date): Date {
  const due = new Date(now);
  due.setHours(DIGEST_HOUR, 0, 0, 0);
  if (due <= now) due.setDate(due.getDate() + 1);
  return due;
}
