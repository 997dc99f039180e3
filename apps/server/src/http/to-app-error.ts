import { databaseFault, isReadOnly } from "../db/database-error.ts";
import { messages } from "../kernel/messages/index.ts";
import { AppError, type ErrorCode } from "../kernel/app-error.ts";

/**
 * Finds the `AppError` in anything that is thrown, or creates one. What it does not know becomes `INTERNAL`, with the
 * original as the cause for the log.
 */
export function toAppError(error: unknown): AppError {
  return findAppError(error) ?? fromFramework(error) ?? fromDatabase(error) ?? internal(error);
}

/** Follows the chain of causes. */
export function findAppError(error: unknown): AppError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof AppError) return cause;
  }
  return null;
}

const refusals: Record<number, { errorCode: ErrorCode; message: string }> = {
  400: { errorCode: "VALIDATION_FAILED", message: messages.request.invalid },
  404: { errorCode: "NOT_FOUND", message: messages.address.unknown },
  406: { errorCode: "UNSUPPORTED_MEDIA_TYPE", message: messages.body.typeNotAccepted },
  408: { errorCode: "VALIDATION_FAILED", message: messages.request.tooSlow },
  413: { errorCode: "PAYLOAD_TOO_LARGE", message: messages.request.tooLarge },
  414: { errorCode: "VALIDATION_FAILED", message: messages.address.tooLong },
  415: { errorCode: "UNSUPPORTED_MEDIA_TYPE", message: messages.body.typeNotAccepted },
  429: { errorCode: "RATE_LIMITED", message: messages.request.tooMany },
  431: { errorCode: "VALIDATION_FAILED", message: messages.request.headersTooLarge },
};

const sameAs: Record<number, number> = { 406: 415 };

function fromFramework(error: unknown): AppError | null {
  if (!(error instanceof Error)) return null;
  const status: unknown = Reflect.get(error, "statusCode");
  if (typeof status !== "number" || status < 400 || status > 499) return null;
  const refusal = refusals[status];
  if (refusal === undefined) return refuse(400, messages.request.invalid, error);
  const detail = malformed[String(Reflect.get(error, "code"))];
  return new AppError(refusal.errorCode, detail ?? refusal.message, {
    status: sameAs[status] ?? status,
    cause: error,
  });
}

const malformed: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: messages.body.invalidJson,
  FST_ERR_CTP_EMPTY_JSON_BODY: messages.body.empty,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: messages.body.wrongLength,
  FST_ERR_BAD_URL: messages.address.invalid,
};

function fromDatabase(error: unknown): AppError | null {
  const code = databaseFault(error)?.code ?? "";
  // Text that the database cannot store: NUL, invalid encodings.
  if (["22021", "22P05"].includes(code)) return refuse(400, messages.request.invalidText, error);
  if (code === "23505") return new AppError("DUPLICATE", messages.records.exists, { cause: error });
  if (away.test(code) || isConnectionFailure(error)) {
    const details = { retryAfter: 2, cause: error };
    return new AppError("DATABASE_UNAVAILABLE", messages.server.databaseAway, details);
  }
  if (busy.test(code) || isPoolExhausted(error)) {
    return new AppError("UNAVAILABLE", messages.server.busy, { retryAfter: 2, cause: error });
  }
  if (isReadOnly(error)) {
    return new AppError("READ_ONLY", messages.server.readOnly, { retryAfter: 30, cause: error });
  }
  if (isDiskFull(error) || code === "53100") {
    return new AppError("UNAVAILABLE", messages.server.noDiskSpace, { cause: error });
  }
  return null;
}

/** Lost connections, and a server that stops or starts. */
const away = /^(08...|57P0.)$/;

/** Timeouts, deadlocks, locks and too many connections. */
const busy = /^(57014|40001|40P01|55P03|53300)$/;

function isPoolExhausted(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes("timeout exceeded when trying to connect")) return true;
  }
  return false;
}

function isConnectionFailure(error: unknown): boolean {
  const codes = ["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "ETIMEDOUT", "EPIPE"];
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (codes.includes(String(Reflect.get(cause, "code")))) return true;
    if (/Connection terminated|is not queryable/.test(cause.message)) return true;
  }
  return false;
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, "code") === "ENOSPC";
}

function refuse(status: number, message: string, cause: unknown): AppError {
  return new AppError("VALIDATION_FAILED", message, { status, cause });
}

function internal(error: unknown): AppError {
  return new AppError("INTERNAL", messages.server.failed, { cause: error });
}
