import { isApiError } from "@atrium/sdk";
import type { Messages } from "../messages.ts";

/**
 * The one sentence people are told about a failed upload, with the cause where there is one in their words; undefined
 * when the session has ended, for the session says so itself.
 *
 * @example
 * const sentence = failureNotice(upload.get().failed.at(-1)?.error, defaultMessages);
 */
export function failureNotice(error: unknown, messages: Messages): string | undefined {
  if (!isApiError(error)) return messages.uploadFailed({});
  if (error.status === 401) return undefined;
  // That an answer is empty or cannot be read helps nobody (specification section 8).
  return messages.uploadFailed(error.kind === "parse" ? {} : { reason: error.message });
}
