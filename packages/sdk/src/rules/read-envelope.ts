import { ApiError, type AnyApiError, type ErrorCode, type FieldError } from "../api-error.ts";
import type { SdkMessages } from "../messages.ts";

/** The members of a reply: `result` always, `data` beside it in an upload's. */
export interface Envelope {
  [member: string]: unknown;
}

/** What an answer came to: the accepted envelope, or the error to reject with. */
export type Verdict = { ok: true; envelope: Envelope } | { ok: false; error: AnyApiError };

/** An answer as it arrived: HTTP status and the body's text, or the file of a download. */
export interface Answer {
  status: number;
  statusText: string;
  text: string;
  /** The header `Retry-After`. */
  retryAfter?: string | null;
  /** Stands for the envelope's result when a file came instead of an envelope. */
  file?: unknown;
}

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
 * Judges an answer by its status and its envelope. `success: false` and `code: 1` are refusals even with HTTP 200
 * (specification section 8); other HTTP failures carry the server's message, else the status text. An empty or
 * foreign body with a good status is a `parse` failure, never a silent success.
 */
export function readEnvelope(answer: Answer, messages: SdkMessages): Verdict {
  const good = answer.status >= 200 && answer.status < 300;
  if (good && answer.file !== undefined) return { ok: true, envelope: { result: answer.file } };
  const envelope = parseEnvelope(answer.text);
  if (envelope === undefined) {
    return {
      ok: false,
      error: good ? unreadable(answer, messages) : refusal(answer, {}, messages),
    };
  }
  if (!good || envelope["success"] === false || envelope["code"] === 1) {
    return { ok: false, error: refusal(answer, envelope, messages) };
  }
  return { ok: true, envelope: { ...envelope, result: envelope["result"] ?? null } };
}

function parseEnvelope(text: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function refusal(
  { status, statusText, retryAfter }: Answer,
  envelope: Envelope,
  messages: SdkMessages,
): ApiError<"refused"> {
  return new ApiError({
    kind: "refused",
    errorCode: readErrorCode(envelope["errorCode"], status),
    message: readString(envelope["message"]) ?? (statusText || messages.failedWithStatus(status)),
    status,
    fieldErrors: readFieldErrors(envelope["fieldErrors"]),
    requestId: readString(envelope["requestId"]),
    retryAfter: readSeconds(retryAfter),
    result: envelope["result"],
  });
}

function unreadable({ status }: Answer, messages: SdkMessages): ApiError<"parse"> {
  return new ApiError({ kind: "parse", errorCode: "PARSE", message: messages.unreadable, status });
}

/** Servers that follow only the specification send no code: the status stands in for it. */
function readErrorCode(code: unknown, status: number): ErrorCode {
  if (isErrorCode(code)) return code;
  return codesByStatus[status] ?? (status >= 500 ? "INTERNAL" : "VALIDATION_FAILED");
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && /^[A-Z][A-Z_]+$/.test(code);
}

function readString(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function readFieldErrors(value: unknown): FieldError[] {
  return Array.isArray(value) ? value.filter(isFieldError) : [];
}

function isFieldError(value: unknown): value is FieldError {
  return (
    isRecord(value) && ["field", "code", "message"].every((key) => typeof value[key] === "string")
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The header's other form, a date, is not used by the server. */
function readSeconds(header: string | null | undefined): number | undefined {
  return header && /^\d+$/.test(header) ? Number(header) : undefined;
}
