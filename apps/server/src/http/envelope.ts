import { messages } from "../kernel/messages/index.ts";
import type { AppError } from "../kernel/app-error.ts";

export function success(result: unknown, requestId: string, message = messages.ok) {
  return { success: true, code: 0, message, result: result ?? null, requestId };
}

/** Wraps a result that is already JSON text. */
export function successText(result: string, requestId: string): string {
  const { success: yes, code, message } = success(null, requestId);
  const head = JSON.stringify({ success: yes, code, message }).slice(0, -1);
  return `${head},"result":${result},"requestId":${JSON.stringify(requestId)}}`;
}

export function failure(error: AppError, requestId: string) {
  const { fieldErrors, result } = error.details;
  return {
    success: false,
    code: 1,
    message: error.message,
    errorCode: error.errorCode,
    ...(fieldErrors && { fieldErrors: fieldErrors.map(({ params: _params, ...said }) => said) }),
    result: result ?? null,
    requestId,
  };
}
