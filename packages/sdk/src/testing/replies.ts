import type { ErrorCode, FieldError } from "../api-error.ts";
import type { Download } from "../models.ts";
import { messages } from "./messages.ts";

/** An error response besides its status. */
export interface ErrorReply {
  errorCode: ErrorCode;
  message?: string;
  fieldErrors?: readonly FieldError[];
  /** Facts of the refusal, such as `{ current }` on `VERSION_CONFLICT`. */
  result?: unknown;
  /** Seconds for the header `Retry-After`. */
  retryAfter?: number;
  headers?: Record<string, string>;
}

/** The envelope of a successful call. */
export function success(
  result: unknown,
  requestId: string,
  beside: Record<string, unknown> = {},
): Response {
  const { ok: message } = messages;
  return Response.json({ success: true, code: 0, message, result, ...beside, requestId });
}

/** The envelope of a failed call, the contract's `Failure`. */
export function refusal(status: number, facts: ErrorReply, requestId: string): Response {
  const { errorCode, message, fieldErrors, result = null, retryAfter, headers } = facts;
  const envelope = {
    success: false,
    code: 1,
    message: message ?? messages.refused(errorCode, status),
    errorCode,
    ...(fieldErrors && { fieldErrors }),
    result,
    requestId,
  };
  const wait: Record<string, string> =
    retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) };
  return Response.json(envelope, { status, headers: { ...wait, ...headers } });
}

/** A file under its own name. */
export function download({ blob, fileName }: Download): Response {
  const name = `attachment; filename*=UTF-8''${encodeURIComponent(fileName ?? "file")}`;
  const type = blob.type || "application/octet-stream";
  return new Response(blob, { headers: { "Content-Type": type, "Content-Disposition": name } });
}
