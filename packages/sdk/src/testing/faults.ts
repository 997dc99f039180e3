/** Faults between a client and the server. */
import type { ErrorCode, FieldError } from "../api-error.ts";
import { delay, type Delay } from "./delay.ts";
import { messages } from "./messages.ts";
import type { TestCall } from "./test-call.ts";
import { refusal, type ErrorReply } from "./replies.ts";

/**
 * Replaces a response. It may call `respond` for the usual one, and damage or delay that. `wait` is how the server waits.
 *
 * @example
 * server.fail("articlesGet", (call, respond) =>
 *   call.path.id === "7" ? faults.notFound()(call, respond) : respond());
 */
export type Fault = (
  call: TestCall,
  respond: () => Promise<Response>,
  wait?: Delay,
) => Promise<Response>;

/** Faults for {@link TestServer.fail}. Errors have the envelope of the real server. */
export const faults = {
  /** 401: the session has expired. */
  unauthenticated: () => faults.status(401, { errorCode: "UNAUTHENTICATED" }),

  /** 403: the account lacks the permission. */
  forbidden: () => faults.status(403, { errorCode: "FORBIDDEN" }),

  /** 404: no such record. */
  notFound: () => faults.status(404, { errorCode: "NOT_FOUND" }),

  /** 409. `result` has the details, such as `{ current }` of a stale version. */
  conflict: (result: object | null = null, errorCode: ErrorCode = "VERSION_CONFLICT") =>
    faults.status(409, { errorCode, result }),

  /** 400 with field errors. */
  invalid: (...fieldErrors: FieldError[]) =>
    faults.status(400, { errorCode: "VALIDATION_FAILED", fieldErrors }),

  /** 429 with `Retry-After` in seconds. */
  rateLimited: (retryAfter = 1) => faults.status(429, { errorCode: "RATE_LIMITED", retryAfter }),

  /** 503 with `Retry-After` in seconds. */
  unavailable: (retryAfter = 1) => faults.status(503, { errorCode: "UNAVAILABLE", retryAfter }),

  /** An error of any status. */
  status: (status: number, facts: ErrorReply): Fault => {
    return async () => refusal(status, facts, "fault");
  },

  /** HTTP 200 whose envelope has `success: false` and `code: 0`. */
  successFalse: (message = messages.failed): Fault => {
    return async () => Response.json({ success: false, code: 0, message, result: null });
  },

  /** HTTP 200 whose envelope has `code: 1` and `success: true`. */
  codeOne: (message = messages.failed): Fault => {
    return async () => Response.json({ success: true, code: 1, message, result: null });
  },

  /** No response: `fetch` rejects as it does without a network. */
  networkError: (): Fault => {
    return async () => {
      throw new TypeError(messages.networkError);
    };
  },

  /** The usual response, so many milliseconds later. An aborted call ends at once. */
  latency: (ms: number): Fault => {
    return async (call, respond, wait = delay) => {
      await wait(ms, call.signal);
      return respond();
    };
  },

  /** Never a response: the call lasts until it is aborted or times out. */
  noResponse: (): Fault => {
    return () => new Promise(() => {});
  },

  /** The usual response, truncated in the middle. */
  brokenJson: (): Fault => {
    return async (_call, respond) => {
      const whole = await respond();
      const text = await whole.text();
      const { status, headers } = whole;
      return new Response(text.slice(0, Math.ceil(text.length / 2)), { status, headers });
    };
  },

  /** An HTML page in place of an envelope, as a proxy sends it. */
  html: (status = 200): Fault => {
    const headers = { "Content-Type": "text/html; charset=utf-8" };
    return async () => new Response("<!doctype html><title>Gateway</title>", { status, headers });
  },

  /** A status and nothing else. */
  emptyBody: (status = 200): Fault => {
    return async () => new Response(null, { status });
  },
};
