import { isApiError } from "@atrium/sdk";
import type { Messages } from "../messages.ts";

/**
 * The notice of a failed upload, with the server's reason where there is one; undefined when the session has expired,
 * since the session shows its own.
 *
 * @example
 * const sentence = failureNotice(upload.get().failed.at(-1)?.error, defaultMessages);
 */
export function failureNotice(error: unknown, messages: Messages): string | undefined {
  if (!isApiError(error)) return messages.uploadFailed({});
  if (error.status === 401) return undefined;
  // That a response is empty or invalid helps nobody (specification section 8).
  return messages.uploadFailed(error.kind === "parse" ? {} : { reason: error.message });
}
