import { databaseFault } from "../db/database-error.ts";
import { AppError, type ErrorCode } from "./app-error.ts";

/**
 * The one funnel for everything that is thrown: finds the refusal in it, or makes one.
 * What it does not know becomes `INTERNAL` with the original as its cause, for the log alone.
 */
export function toAppError(error: unknown): AppError {
  return findAppError(error) ?? fromFramework(error) ?? fromDatabase(error) ?? internal(error);
}

/** The refusal inside an error, however often it was wrapped; null when there is none. */
export function findAppError(error: unknown): AppError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof AppError) return cause;
  }
  return null;
}

const refusals: Record<number, { errorCode: ErrorCode; message: string }> = {
  400: { errorCode: "VALIDATION_FAILED", message: "The request is not valid." },
  404: { errorCode: "NOT_FOUND", message: "There is nothing at this address." },
  406: { errorCode: "UNSUPPORTED_MEDIA_TYPE", message: "This content type is not accepted." },
  408: { errorCode: "VALIDATION_FAILED", message: "The request took too long to arrive." },
  413: { errorCode: "PAYLOAD_TOO_LARGE", message: "The request is too large." },
  414: { errorCode: "VALIDATION_FAILED", message: "The address is too long." },
  415: { errorCode: "UNSUPPORTED_MEDIA_TYPE", message: "This content type is not accepted." },
  429: { errorCode: "RATE_LIMITED", message: "Too many calls. Please wait a moment." },
  431: { errorCode: "VALIDATION_FAILED", message: "The headers are too large." },
};

/** Statuses that say the same as another and are answered as it. */
const sameAs: Record<number, number> = { 406: 415 };

function fromFramework(error: unknown): AppError | null {
  if (!(error instanceof Error)) return null;
  const status: unknown = Reflect.get(error, "statusCode");
  if (typeof status !== "number" || status < 400 || status > 499) return null;
  const refusal = refusals[status];
  if (refusal === undefined) return refuse(400, "The request is not valid.", error);
  const detail = malformed[String(Reflect.get(error, "code"))];
  return new AppError(refusal.errorCode, detail ?? refusal.message, {
    status: sameAs[status] ?? status,
    cause: error,
  });
}

/** Malformed bodies deserve a sentence of their own. */
const malformed: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: "The body is not valid JSON.",
  FST_ERR_CTP_EMPTY_JSON_BODY: "The body is empty; JSON is expected.",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "The body is not as long as the request says.",
  FST_ERR_BAD_URL: "The address is not valid.",
};

function fromDatabase(error: unknown): AppError | null {
  const code = databaseFault(error)?.code ?? "";
  // Text the database cannot hold: NUL, broken encodings.
  if (["22021", "22P05"].includes(code)) return refuse(400, "The text is not valid.", error);
  if (code === "23505") return new AppError("DUPLICATE", "This already exists.", { cause: error });
  if (busy.test(code) || isConnectionFailure(error)) {
    return new AppError("UNAVAILABLE", "The server is busy. Please try again in a moment.", {
      retryAfter: 2,
      cause: error,
    });
  }
  if (isDiskFull(error) || code === "53100") {
    return new AppError("UNAVAILABLE", "The server has no disk space left.", { cause: error });
  }
  return null;
}

/** Time-outs, lost connections, deadlocks and too many connections. */
const busy = /^(08...|57014|57P0.|40001|40P01|55P03|53300)$/;

function isConnectionFailure(error: unknown): boolean {
  const codes = ["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "ETIMEDOUT", "EPIPE"];
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (codes.includes(String(Reflect.get(cause, "code")))) return true;
    if (/timeout exceeded when trying to connect|Connection terminated/.test(cause.message)) {
      return true;
    }
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
  return new AppError("INTERNAL", "Something went wrong on the server.", { cause: error });
}
