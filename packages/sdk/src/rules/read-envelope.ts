import { ApiError, failure, type ErrorCode, type FieldError } from "../api-error.ts";
import type { SdkMessages } from "../messages.ts";
import { readRetryAfter } from "./retry.ts";

/** The members of a reply: `result` always, `data` beside it in an upload's. */
export interface Envelope {
  [member: string]: unknown;
}

/** An answer as it arrived: HTTP status and the body's text, or the file of a download. */
export interface Answer {
  status: number;
  text: string;
  /** The header `Retry-After`. */
  retryAfter?: string | null;
  /** Stands for the envelope's result when a file came; null when one should have come and did not. */
  file?: unknown;
  /** Whether a server of another contract answers, such as an upload's: any object is then a success's envelope. */
  foreign?: boolean;
}

/** The codes that a status stands for where the server (or a proxy before it) sends none. */
const codesByStatus: Record<number, ErrorCode> = {
  401: "UNAUTHENTICATED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  405: "METHOD_NOT_ALLOWED",
  409: "VERSION_CONFLICT",
  410: "GONE",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "RATE_LIMITED",
  501: "NOT_IMPLEMENTED",
  503: "UNAVAILABLE",
};

/**
 * Judges an answer by its status and its envelope together, and gives back the envelope of a success.
 *
 * - `success` that is not true and `code: 1` are refusals even with HTTP 200 (specification section 8).
 * - Any other HTTP failure is one too; it carries the server's message, else one that names the status.
 * - With a good status, a body that is empty, torn, a page or no envelope is a `parse` failure, never a silent success.
 *   Only 204 and 205 say themselves that there is nothing: their result is null.
 *
 * @throws ApiError of kind `refused` or `parse`. A page's text is never part of it.
 */
export function readEnvelope(answer: Answer, messages: SdkMessages): Envelope {
  const { status, text, file, foreign } = answer;
  const good = status >= 200 && status < 300;
  if (good && file) return { result: file };
  const envelope = parseRecord(text);
  if (!good || (envelope && isRefusal(envelope))) throw refusal(answer, envelope ?? {}, messages);
  const isEmpty = (status === 204 || status === 205) && text === "";
  if (file === undefined) {
    if (isEmpty) return { result: null };
    if (envelope && (foreign || isAcceptance(envelope))) return { result: null, ...envelope };
  }
  const isPage = text.trimStart().startsWith("<");
  throw failure("parse", isPage ? messages.pageInstead : messages.unreadable, { status });
}

function parseRecord(text: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRefusal({ success, code }: Envelope): boolean {
  return (success !== undefined && success !== true) || Number(code) === 1;
}

function isAcceptance({ success, code, result }: Envelope): boolean {
  return success === true || code === 0 || result !== undefined;
}

function refusal(answer: Answer, envelope: Envelope, messages: SdkMessages): ApiError<"refused"> {
  const { status, retryAfter } = answer;
  return new ApiError({
    kind: "refused",
    errorCode: readErrorCode(envelope["errorCode"], status),
    message: readString(envelope["message"]) ?? messages.failedWithStatus(status),
    status,
    fieldErrors: readFieldErrors(envelope["fieldErrors"]),
    requestId: readString(envelope["requestId"]),
    retryAfter: readRetryAfter(retryAfter, Date.now()),
    result: envelope["result"],
  });
}

/** Servers that follow only the specification send no code: the status stands in for it. */
function readErrorCode(code: unknown, status: number): ErrorCode {
  if (isErrorCode(code)) return code;
  return codesByStatus[status] ?? (status >= 500 ? "INTERNAL" : "VALIDATION_FAILED");
}

/** A newer server may know more codes than this package does. */
function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && /^[A-Z][A-Z_]+$/.test(code);
}

function readString(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Only the members of the contract: other servers add the rejected value, which may be a password. */
function readFieldErrors(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isFieldError).map(({ field, code, message }) => ({ field, code, message }));
}

function isFieldError(value: unknown): value is FieldError {
  return (
    isRecord(value) && ["field", "code", "message"].every((key) => typeof value[key] === "string")
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
