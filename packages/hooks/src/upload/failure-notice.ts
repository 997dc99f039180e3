import { isApiError } from "@atrium/sdk";
import type { Messages } from "../messages.ts";

/**
 * The notice of a failed upload, with the server's reason where there is one; undefined when the session has expired,
 * since the session shows its own.
 *
 * @example
 * const sentence = failureNotice(upload.get().failed.at(-1)?.error, defaultMessages);
 *
 * @param name The file's name, for messages that say it.
 */
export function failureNotice(
  error: unknown,
  messages: Messages,
  name?: string,
): string | undefined {
  const named = name === undefined ? {} : { name };
  if (!isApiError(error)) return messages.uploadFailed(named);
  const { status, kind, message: reason, errorCode } = error;
  if (status === 401) return undefined;
  // That a response is empty or invalid helps nobody (specification section 8).
  return messages.uploadFailed(kind === "parse" ? named : { ...named, reason, errorCode });
}
