import { messages } from "../kernel/messages/index.ts";
import { AppError } from "../kernel/app-error.ts";

const suspicious = /%(00|[89a-f][0-9a-f])/i;

/**
 * Refuses URLs with invalid escapes: broken UTF-8 and NUL would reach the database.
 *
 * @throws AppError `VALIDATION_FAILED`.
 */
export function checkUrl(url: string): void {
  if (suspicious.test(url) && !isText(url)) {
    throw new AppError("VALIDATION_FAILED", messages.address.invalidText);
  }
}

function isText(url: string): boolean {
  try {
    return !decodeURIComponent(url).includes("\0");
  } catch {
    return false;
  }
}
