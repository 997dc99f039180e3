/** The one error of the SDK. */
import type { components } from "./generated/schema.ts";

/** The server's error codes, as the contract lists them. */
export type ErrorCode = components["schemas"]["ErrorCode"];

/** One field that the server did not accept. */
export type FieldError = components["schemas"]["FieldError"];

/**
 * What kind of failure it was: `refused` (the server answered no, with a status), `network` (no answer), `timeout`,
 * `aborted` (by the caller), `parse` (the answer is no envelope), `usage` (the call itself makes no sense).
 */
export type ErrorKind = "refused" | "network" | "timeout" | "aborted" | "parse" | "usage";

interface ErrorCodes {
  refused: ErrorCode;
  network: "NETWORK";
  timeout: "TIMEOUT";
  aborted: "ABORTED";
  parse: "PARSE";
  usage: "CLIENT_USAGE";
}

/** The facts an {@link ApiError} is made of. Nothing in it may hold a token, a password or a body. */
export interface ApiErrorFacts<K extends ErrorKind> {
  kind: K;
  errorCode: ErrorCodes[K];
  message: string;
  status?: number | undefined;
  fieldErrors?: readonly FieldError[] | undefined;
  requestId?: string | undefined;
  /** Seconds the server asks to wait before the next try. */
  retryAfter?: number | undefined;
  /** Facts of the refusal, such as `current` on `VERSION_CONFLICT`. */
  result?: unknown;
  cause?: unknown;
}

/**
 * A failed call. `kind` and `errorCode` discriminate: narrow with {@link isApiError} and switch on them.
 *
 * @example
 * try { await sdk.articles.update(changes) } catch (error) {
 *   if (isApiError(error) && error.errorCode === "VERSION_CONFLICT") showConflict(error.result);
 *   else throw error;
 * }
 */
export class ApiError<K extends ErrorKind = ErrorKind> extends Error {
  override readonly name = "ApiError";
  readonly kind: K;
  readonly errorCode: ErrorCodes[K];
  readonly status: number | undefined;
  readonly fieldErrors: readonly FieldError[];
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  readonly result: unknown;

  constructor(facts: ApiErrorFacts<K>) {
    super(facts.message, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.kind = facts.kind;
    this.errorCode = facts.errorCode;
    this.status = facts.status;
    this.fieldErrors = facts.fieldErrors ?? [];
    this.requestId = facts.requestId;
    this.retryAfter = facts.retryAfter;
    this.result = facts.result ?? null;
  }

  /** What a log or a report may hold: everything but the result, which can contain people's data. */
  toJSON(): Record<string, unknown> {
    const { name, kind, errorCode, status, message, fieldErrors, requestId } = this;
    return { name, kind, errorCode, status, message, fieldErrors, requestId };
  }
}

/** Every {@link ApiError} as a union discriminated by `kind`. */
export type AnyApiError = { [K in ErrorKind]: ApiError<K> }[ErrorKind];

/** Whether a caught value is the SDK's error; afterwards `kind` and `errorCode` narrow each other. */
export function isApiError(error: unknown): error is AnyApiError {
  return error instanceof ApiError;
}
