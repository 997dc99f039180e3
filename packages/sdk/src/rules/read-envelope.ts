import {
  ApiError,
  failure,
  type AnyApiError,
  type ErrorCode,
  type FieldError,
} from "../api-error.ts";
import type { SdkMessages } from "../messages.ts";
import { redact } from "../safe-cause.ts";
import { readRetryAfter } from "./retry.ts";

/** The members of a response: always `result`; an upload's also has `data`. */
export interface Envelope {
  [member: string]: unknown;
}

/** An unparsed response: HTTP status and the body's text. */
export interface RawResponse {
  status: number;
  text: string;
  /** The header `Retry-After`. */
  retryAfter?: string | null;
  /** The result of a response without an envelope, such as a file; null when it is missing. */
  result?: unknown;
  /** Whether the server has another contract, as an upload's may: then any object is the envelope of a success. */
  foreign?: boolean;
}

/** The code of a status, for servers that send none: a proxy, or one that implements only the specification. */
const codesByStatus: Record<number, ErrorCode> = {
  401: "UNAUTHENTICATED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  429: "RATE_LIMITED",
};

/**
 * Checks status and envelope together, and returns the envelope of a success.
 *
 * - `success` that is not true and `code: 1` are failures even with HTTP 200 (specification section 8).
 * - So is any other HTTP failure; it has the server's message, else one that names the status.
 * - With a good status, a body that is empty, truncated, HTML or not an envelope is a `parse` failure, never a success.
 *   Only 204 and 205 may be empty: their result is null.
 *
 * @throws ApiError of kind `refused` or `parse`. Neither the token nor a page's text is part of it.
 */
export function readEnvelope(
  answer: RawResponse,
  messages: SdkMessages,
  token: string | null = null,
): Envelope {
  const { status, text, result, foreign } = answer;
  const good = status >= 200 && status < 300;
  if (good && result) return { result };
  const isEmpty = !text && (status === 204 || status === 205);
  const envelope = isEmpty ? { result: null } : readObject(text);
  const { success, code } = envelope ?? {};
  if (!good || (success !== undefined && success !== true) || Number(code) === 1) {
    throw readRefusal(answer, messages, token, envelope);
  }
  const isAcceptance = success || code === 0 || foreign || (envelope && "result" in envelope);
  if (envelope && isAcceptance && result === undefined) {
    envelope["result"] ??= null;
    return envelope;
  }
  const message = /^\s*</.test(text) ? messages.pageInstead : messages.unreadable;
  throw failure("parse", message, { status });
}

function readObject(text: string): Envelope | undefined {
  const value = parseJson(text);
  return Object(value) === value ? (value as Envelope) : undefined;
}

/** The value of a JSON text; undefined when it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The error of a failed response. Its message is empty when the server says in an envelope that the call failed and does
 * not say why.
 */
export function readRefusal(
  { status, text, retryAfter }: RawResponse,
  messages: SdkMessages,
  token: string | null,
  envelope: Envelope = readObject(text) ?? {},
): ApiError<"refused"> & AnyApiError {
  const errorCode = readErrorCode(envelope["errorCode"], status);
  const message =
    messages.refusals[errorCode] ??
    readText(envelope["message"]) ??
    (envelope["success"] === false ? "" : messages.failedWithStatus(status));
  return new ApiError({
    kind: "refused",
    errorCode,
    message: redact(message, token),
    status,
    fieldErrors: readFieldErrors(envelope["fieldErrors"], messages),
    requestId: readText(envelope["requestId"]),
    retryAfter: readRetryAfter(retryAfter, Date.now()),
    result: envelope["result"],
  });
}

/** A newer server may have more codes than this package, so any that looks like one is accepted. */
function readErrorCode(code: unknown, status: number): ErrorCode {
  if (/^[A-Z_]+$/.test(String(code))) return code as ErrorCode;
  return codesByStatus[status] ?? (status < 500 ? "VALIDATION_FAILED" : "INTERNAL");
}

function readText(value: unknown): string | undefined {
  return typeof value === "string" && value ? value : undefined;
}

/** Only the contract's members: other servers add the rejected value, which may be a password. */
function readFieldErrors(value: unknown, { fieldProblems }: SdkMessages): FieldError[] {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  return entries.flatMap((entry) => {
    const { field, code, message, suggestion } = Object(entry) as Record<string, unknown>;
    const isComplete = [field, code, message].every((part) => typeof part === "string");
    const rule = String(code);
    const own = Object.hasOwn(fieldProblems, rule) ? fieldProblems[rule] : undefined;
    const hint = readText(suggestion);
    const translated = typeof own === "function" ? hint && own(hint) : own;
    const said = { field, code, message: translated ?? message };
    return isComplete ? [{ ...said, ...(hint && { suggestion: hint }) } as FieldError] : [];
  });
}
