import { messages } from "../messages/index.ts";
import type { AppError } from "./app-error.ts";

/** The envelope of a successful call. */
export function success(result: unknown, requestId: string, message = messages.ok) {
  return { success: true, code: 0, message, result: result ?? null, requestId };
}

/** The envelope of a refused call. */
export function failure(error: AppError, requestId: string) {
  const { fieldErrors, result } = error.details;
  return {
    success: false,
    code: 1,
    message: error.message,
    errorCode: error.errorCode,
    ...(fieldErrors === undefined ? {} : { fieldErrors }),
    result: result ?? null,
    requestId,
  };
}
