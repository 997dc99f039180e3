import { isApiError } from "@atrium/sdk";
import type { OfficeMessages } from "../../messages/office-en.ts";
import { locale } from "../../shared/language.ts";

/**
 * Why signing in failed, in words for the form; undefined leaves it to the server's own.
 *
 * @param now The present, to tell the time from which signing in is possible again.
 */
export function explainSignIn(
  error: unknown,
  words: OfficeMessages["session"],
  now: Date,
): string | undefined {
  if (!isApiError(error)) return undefined;
  if (error.errorCode === "BAD_CREDENTIALS") return words.badCredentials;
  if (error.errorCode === "ACCOUNT_DISABLED") return words.disabled;
  if (error.errorCode !== "ACCOUNT_LOCKED") return undefined;
  if (error.retryAfter === undefined) return words.lockedUnknown;
  // Up to the next whole minute: a time that has passed must never be promised.
  const at = new Date(now.getTime() + error.retryAfter * 1000 + 59_999);
  return words.locked({
    time: at.toLocaleTimeString(locale(), { hour: "2-digit", minute: "2-digit" }),
  });
}
