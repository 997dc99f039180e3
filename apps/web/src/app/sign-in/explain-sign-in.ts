import { isApiError } from "@atrium/sdk";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import { locale } from "../../shared/i18n.ts";

/**
 * The form's message for a failed sign-in; undefined leaves it to the server's message.
 *
 * @param now The current time, to compute when signing in is possible again.
 */
export function explainSignIn(
  error: unknown,
  messages: AdminMessages["session"],
  now: Date,
): string | undefined {
  if (!isApiError(error)) return undefined;
  if (error.errorCode === "BAD_CREDENTIALS") return messages.badCredentials;
  if (error.errorCode === "ACCOUNT_DISABLED") return messages.disabled;
  if (error.errorCode !== "ACCOUNT_LOCKED") return undefined;
  if (error.retryAfter === undefined) return messages.lockedUnknown;
  // Up to the next whole minute: a time that has passed must never be promised.
  const at = new Date(now.getTime() + error.retryAfter * 1000 + 59_999);
  return messages.locked({
    time: at.toLocaleTimeString(locale(), {
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }),
  });
}
