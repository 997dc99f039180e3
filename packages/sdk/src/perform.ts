/** The rules that all calls share, whatever the transport: time-out, reading the envelope, retries, one report per failure. */
import {
  ApiError,
  failure,
  isApiError,
  type AnyApiError,
  type ApiErrorInit,
  type ErrorKind,
} from "./api-error.ts";
import type { CallOptions } from "./call-options.ts";
import type { SdkMessages } from "./messages.ts";
import { readEnvelope, type RawResponse, type Envelope } from "./rules/read-envelope.ts";
import { DEFAULT_RETRIES, retryDelay } from "./rules/retry.ts";
import { DEFAULT_TIMEOUT_MS, startDeadline, type Deadline } from "./rules/timeout.ts";
import { createSessionExpiryCheck } from "./rules/unauthorized.ts";
import { safeCause } from "./safe-cause.ts";

/**
 * Sends a request once and resolves to its response, whatever its status; rejects when there is none. It follows
 * `deadline.signal` and sends `token` when there is one.
 */
export type Attempt = (deadline: Deadline, token: string | null) => Promise<RawResponse>;

/** The caller's options, and what only the maker of the request knows. */
export interface PerformOptions extends CallOptions {
  /** Whether the call signs out: its own 401 is not reported then. */
  logOut?: boolean | undefined;
  /** Whether the request is idempotent, as a GET is. */
  retry?: boolean | undefined;
}

/** Sends a call, with retries; resolves to the envelope of a success, rejects with an {@link ApiError}. */
export type Perform = (attempt: Attempt, options: PerformOptions) => Promise<Envelope>;

/** A callback of the host for failures. What it throws goes to the console and changes no outcome. */
type Callback = ((error: AnyApiError) => unknown) | undefined;

/** A call that failed with 401 because its session has expired. */
export interface UnauthorizedCall {
  /** The token it carried; null without any. */
  token: string | null;
  /** Aborted when the caller no longer wants the call. */
  signal: AbortSignal;
}

/** The host's settings for all calls; see `SdkOptions`. */
export interface PerformContext {
  getToken?: (() => string | null | undefined) | undefined;
  onUnauthorized?: Callback;
  waitForReauthentication?: ((call: UnauthorizedCall) => Promise<void>) | undefined;
  onNotice?: Callback;
  timeoutMs?: number | undefined;
  retries?: number | undefined;
}

/** Creates the function that all calls of one SDK instance go through. */
export function createPerform(context: PerformContext, messages: SdkMessages): Perform {
  const isSessionExpired = createSessionExpiryCheck();
  const currentToken = () => context.getToken?.() ?? null;
  const toError = (kind: "timeout" | "aborted") => failure(kind, messages[kind]);

  const performOnce = async (
    attempt: Attempt,
    token: string | null,
    options: PerformOptions,
  ): Promise<Envelope> => {
    const deadline = startDeadline(
      options.timeoutMs ?? context.timeoutMs ?? DEFAULT_TIMEOUT_MS,
      options.signal,
      toError,
    );
    const retries = options.retry ? (options.retries ?? context.retries ?? DEFAULT_RETRIES) : 0;

    /** Rejects with nothing but an {@link ApiError}. */
    const tryAgain = async (tried: number): Promise<Envelope> => {
      try {
        const answer = await deadline.run(() => attempt(deadline, token));
        return readEnvelope(answer, messages, token);
      } catch (cause) {
        const error = isApiError(cause)
          ? cause
          : failure("network", messages.network, { cause: safeCause(cause, token) });
        const wait = tried < retries ? retryDelay(error, tried, Math.random()) : Infinity;
        await deadline.pause(wait, error);
        return tryAgain(tried + 1);
      }
    };

    try {
      return await tryAgain(0);
    } catch (error) {
      report(error as AnyApiError, token, options);
      throw error;
    } finally {
      deadline.release();
    }
  };

  return async (attempt, options) => {
    const ownToken = options.token;
    const token = ownToken === undefined ? currentToken() : ownToken;
    try {
      return await performOnce(attempt, token, options);
    } catch (cause) {
      const error = cause as AnyApiError;
      if (error.status !== 401 || ownToken !== undefined || options.logOut) throw error;
      await waitForReauthentication(error, token, options.signal);
      return performOnce(attempt, currentToken(), options);
    }
  };

  /** Resolves when the call may be sent again. However long people take, it does not count against the time-out. */
  async function waitForReauthentication(
    refusal: AnyApiError,
    token: string | null,
    caller: AbortSignal | undefined,
  ): Promise<void> {
    const wait = context.waitForReauthentication;
    if (!wait) throw refusal;
    const { signal, run, release } = startDeadline(0, caller, toError);
    try {
      await run(() => wait({ token, signal }));
    } catch (reason) {
      if (isApiError(reason)) throw reason;
      const facts: ApiErrorInit<ErrorKind> = refusal;
      const { message } = reason instanceof Error ? reason : refusal;
      throw new ApiError({ ...facts, message, cause: reason });
    } finally {
      release();
    }
  }

  function report(error: AnyApiError, token: string | null, options: PerformOptions): void {
    if (error.kind === "aborted") return;
    // A call that deliberately sent no token, such as an upload to another host, says nothing about the session.
    if (error.status !== 401 || options.token === null) {
      if (!options.silent) void notify(context.onNotice, error);
    } else if (!options.logOut && isSessionExpired(token, currentToken())) {
      const facts: ApiErrorInit<ErrorKind> = error;
      const expired = { ...facts, message: messages.sessionExpired, cause: error };
      void notify(context.onNotice, new ApiError(expired) as AnyApiError);
      void notify(context.onUnauthorized, error);
    }
  }
}

async function notify(port: Callback, error: AnyApiError): Promise<void> {
  try {
    await port?.(error);
  } catch (problem) {
    console.error(problem); // oxlint-disable-line no-console -- a host's mistake must be seen, and the call has its own outcome
  }
}
