import type { HeadersOptions } from "openapi-fetch";
import type { AnyApiError } from "./api-error.ts";
import type { SdkMessages } from "./messages.ts";

/** Sends a request; the global `fetch` fits. It gets an address and an init, never a `Request`. */
export type FetchPort = (url: string, init: RequestInit) => Promise<Response>;

/** A call that was refused until its user proves who they are: by signing in again, or by confirming it. */
export interface UnauthorizedCall {
  /**
   * `expired`: 401, the session has expired. `stepUp`: 403 `STEP_UP_REQUIRED`, it was confirmed too long ago for this
   * operation (`sdk.session.stepUp`).
   */
  reason: "expired" | "stepUp";
  /** The token it carried; null without any. */
  token: string | null;
  /** Aborted when the caller no longer wants the call. */
  signal: AbortSignal;
}

/** How the SDK reaches the server and notifies its host. */
export interface SdkOptions {
  /** The URL of the API, such as `https://www.example.com/rest` or `/rest`. */
  baseUrl: string;
  /** Request headers of every call. */
  headers?: HeadersOptions | undefined;
  /**
   * The session's token, called for every request; null or undefined without one. It may take its time, to renew a token
   * for instance. A token that no header can carry counts as none. When it throws, the call fails with kind `usage`.
   */
  getToken?: (() => string | null | undefined | Promise<string | null | undefined>) | undefined;
  /**
   * Called once when the session has expired (401), however many calls fail together. Errors that it throws go to the
   * console and change no call's outcome; the same holds for `onNotice`.
   */
  onUnauthorized?: ((error: AnyApiError) => void) | undefined;
  /**
   * Called for each call that fails with 401, after `onUnauthorized`, and for each that needs a step-up. When it resolves,
   * say because the user has signed in again, the call is sent again with the current token, even a write: the first one
   * had no effect. When it rejects, the call fails with that reason's message. The wait does not count against the
   * time-out. Not called for calls with a `token` of their own and for log-outs. Default: the call fails.
   */
  waitForReauthentication?: ((call: UnauthorizedCall) => Promise<void>) | undefined;
  /** Called once for each failure that people should see: show `error.message`. Not for aborts and `silent` calls. */
  onNotice?: ((error: AnyApiError) => void) | undefined;
  /** The time-out of a call in milliseconds, including retries; 0 for none. Default 20,000. */
  timeoutMs?: number | undefined;
  /**
   * How often a GET, or a call with an `idempotencyKey`, is retried after a network failure or a status 429, 502, 503 or
   * 504, at most; 0 never. Other writes are never retried. Default 2.
   */
  retries?: number | undefined;
  /** Replaces the global `fetch`. */
  fetch?: FetchPort | undefined;
  /** Replaces some of the SDK's messages. Each is looked up when it is needed, so getters can follow a language. */
  messages?: Partial<SdkMessages> | undefined;
}
