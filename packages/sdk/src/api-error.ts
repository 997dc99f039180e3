/** The one error of the SDK. */
import type { components } from "./generated/schema.ts";
import type { OperationId } from "./method.ts";

/** The server's error codes, as the contract lists them. */
export type ErrorCode = components["schemas"]["ErrorCode"];

/** One field that the server did not accept. */
export type FieldError = components["schemas"]["FieldError"];

/**
 * What kind of failure it was: `refused` (the server returned an error, with a status), `network` (no response), `timeout`,
 * `aborted` (by the caller), `parse` (the response is not an envelope), `usage` (the call itself is invalid).
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

/** The values of an {@link ApiError}. None may contain a token, a password or a body. */
export interface ApiErrorInit<K extends ErrorKind> {
  kind: K;
  errorCode: ErrorCodes[K];
  message: string;
  status?: number | undefined;
  fieldErrors?: readonly FieldError[] | undefined;
  requestId?: string | undefined;
  /** The operation that failed, and its request; unknown for calls by URL, and before there is a request. */
  operation?: OperationId | undefined;
  method?: string | undefined;
  /** Without its query, which may contain what people typed. */
  url?: string | undefined;
  /** Seconds to wait before a retry, from `Retry-After`. */
  retryAfter?: number | undefined;
  /** Details of the failure, such as `current` on `VERSION_CONFLICT`. */
  result?: unknown;
  cause?: unknown;
}

const brand = Symbol.for("@atrium/sdk/ApiError");

/** Stored outside the errors, because whatever an error contains gets printed some day. */
const results = new WeakMap<object, unknown>();

/**
 * A failed call. `kind` and `errorCode` discriminate: narrow with {@link isApiError} and switch on them. Printed or
 * serialised, it shows everything but `result`, which can contain people's data. A structured clone of it (as
 * `postMessage` makes) is a plain `Error` with message, stack and cause; send `toJSON()` to another thread instead.
 *
 * @example
 * try { await sdk.articles.update(changes) } catch (error) {
 *   if (isApiError(error) && error.errorCode === "VERSION_CONFLICT") showConflict(error.result);
 *   else throw error;
 * }
 */
export class ApiError<K extends ErrorKind = ErrorKind> extends Error {
  override readonly name = "ApiError";
  declare readonly kind: K;
  declare readonly errorCode: ErrorCodes[K];
  /** The HTTP status, when there was a response. */
  declare readonly status: number | undefined;
  declare readonly fieldErrors: readonly FieldError[];
  declare readonly requestId: string | undefined;
  /** The operation that failed, such as `articlesSave`; undefined for a call by URL or through `sdk.client`. */
  declare readonly operation: OperationId | undefined;
  /** The HTTP method of the request; undefined when none could be made. */
  declare readonly method: string | undefined;
  /** The URL of the request without its query, which may contain what people typed. */
  declare readonly url: string | undefined;
  /** Seconds to wait before a retry, from `Retry-After`. */
  declare readonly retryAfter: number | undefined;

  constructor({ message, cause, result, ...facts }: ApiErrorInit<K>) {
    super(message, cause === undefined ? undefined : { cause });
    Object.assign(this, { fieldErrors: [] }, facts);
    results.set(this, result);
  }

  /** Details of the failure, such as `current` on `VERSION_CONFLICT`; null without any. */
  get result(): unknown {
    return results.get(this) ?? null;
  }

  get [brand](): true {
    return true;
  }

  /** The values that may be logged. */
  toJSON(): Record<string, unknown> {
    return { ...(this as object), message: this.message };
  }
}

/** Every {@link ApiError} as a union discriminated by `kind`. */
export type AnyApiError = { [K in ErrorKind]: ApiError<K> }[ErrorKind];

/**
 * Whether a caught value is the SDK's error; afterwards `kind` and `errorCode` narrow each other. Other than
 * `instanceof`, it knows the errors of a second copy of this package too (ES module and CommonJS loaded together).
 */
export function isApiError(error: unknown): error is AnyApiError {
  return (error as { [brand]?: true } | null | undefined)?.[brand] === true;
}

/** An error that the server did not send: its code follows from its kind. */
export function failure<K extends Exclude<ErrorKind, "refused">>(
  kind: K,
  message: string,
  facts?: Pick<ApiErrorInit<K>, "status" | "cause">,
): ApiError<K> {
  // `ErrorCodes` says the same, name by name.
  const errorCode = (kind === "usage" ? "CLIENT_USAGE" : kind.toUpperCase()) as ErrorCodes[K];
  return new ApiError({ kind, errorCode, message, ...facts });
}
