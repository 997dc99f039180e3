/** What can go wrong between a client and the server. */
import type { ErrorCode, FieldError } from "../api-error.ts";
import { delay } from "./delay.ts";
import { messages } from "./messages.ts";
import type { TestCall } from "./test-call.ts";
import { refusal, type ErrorReply } from "./replies.ts";

/**
 * Takes the place of an answer. It may call `answer` for what would have come without it, and spoil or delay that.
 *
 * @example
 * server.fail("articlesGet", (call, answer) =>
 *   call.path.id === "7" ? faults.notFound()(call, answer) : answer());
 */
export type Fault = (call: TestCall, answer: () => Promise<Response>) => Promise<Response>;

/** Faults for {@link TestServer.fail}. Refusals have the envelope that the real server sends. */
export const faults = {
  /** 401: the session has ended. */
  unauthenticated: () => faults.status(401, { errorCode: "UNAUTHENTICATED" }),

  /** 403: the account lacks the right. */
  forbidden: () => faults.status(403, { errorCode: "FORBIDDEN" }),

  /** 404: no such record. */
  notFound: () => faults.status(404, { errorCode: "NOT_FOUND" }),

  /** 409. `result` holds the facts, such as `{ current }` of a stale version. */
  conflict: (result: object | null = null, errorCode: ErrorCode = "VERSION_CONFLICT") =>
    faults.status(409, { errorCode, result }),

  /** 400 with the fields at fault. */
  invalid: (...fieldErrors: FieldError[]) =>
    faults.status(400, { errorCode: "VALIDATION_FAILED", fieldErrors }),

  /** 429 with `Retry-After` in seconds. */
  rateLimited: (retryAfter = 1) => faults.status(429, { errorCode: "RATE_LIMITED", retryAfter }),

  /** 503 with `Retry-After` in seconds. */
  unavailable: (retryAfter = 1) => faults.status(503, { errorCode: "UNAVAILABLE", retryAfter }),

  /** A refusal of any status. */
  status: (status: number, facts: ErrorReply): Fault => {
    return async () => refusal(status, facts, "fault");
  },

  /** HTTP 200 whose envelope says `success: false` and nothing in `code`. */
  successFalse: (message = messages.failed): Fault => {
    return async () => Response.json({ success: false, code: 0, message, result: null });
  },

  /** HTTP 200 whose envelope says `code: 1` and nothing in `success`. */
  codeOne: (message = messages.failed): Fault => {
    return async () => Response.json({ success: true, code: 1, message, result: null });
  },

  /** No answer at all: `fetch` rejects as it does without a network. */
  networkError: (): Fault => {
    return async () => {
      throw new TypeError(messages.networkLoss);
    };
  },

  /** The usual answer, so many milliseconds later. An aborted call ends at once. */
  latency: (ms: number): Fault => {
    return async (call, answer) => {
      await delay(ms, call.signal);
      return answer();
    };
  },

  /** Never an answer: the call lasts until it is aborted or runs out of time. */
  noResponse: (): Fault => {
    return () => new Promise(() => {});
  },

  /** The usual answer, cut off in the middle. */
  brokenJson: (): Fault => {
    return async (_call, answer) => {
      const whole = await answer();
      const text = await whole.text();
      const { status, headers } = whole;
      return new Response(text.slice(0, Math.ceil(text.length / 2)), { status, headers });
    };
  },

  /** A page for people where an envelope is expected, as a proxy sends it. */
  html: (status = 200): Fault => {
    const headers = { "Content-Type": "text/html; charset=utf-8" };
    return async () => new Response("<!doctype html><title>Gateway</title>", { status, headers });
  },

  /** A status and nothing else. */
  emptyBody: (status = 200): Fault => {
    return async () => new Response(null, { status });
  },
};
