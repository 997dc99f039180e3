/** The rules every call shares, whatever carries it: time-out, judging the answer, retries, reporting the failure once. */
import {
  ApiError,
  failure,
  isApiError,
  type AnyApiError,
  type ApiErrorFacts,
  type ErrorKind,
} from "./api-error.ts";
import type { CallOptions } from "./call-options.ts";
import type { SdkMessages } from "./messages.ts";
import { readEnvelope, type Answer, type Envelope } from "./rules/read-envelope.ts";
import { DEFAULT_RETRIES, retryDelay } from "./rules/retry.ts";
import { DEFAULT_TIMEOUT_MS, startDeadline, type Deadline } from "./rules/timeout.ts";
import { createUnauthorizedGate } from "./rules/unauthorized.ts";
import { safeCause } from "./safe-cause.ts";

/**
 * Sends a request once and resolves to its answer, whatever its status; rejects when there is none. It follows
 * `deadline.signal` and sends `token` when there is one.
 */
export type Attempt = (deadline: Deadline, token: string | null) => Promise<Answer>;

/** The caller's options, and what only the maker of the request knows. */
export interface PerformOptions extends CallOptions {
  /** Whether this ends the session: its own 401 is no news then. */
  logOut?: boolean | undefined;
  /** Whether trying again is harmless, as it is for a GET. */
  retry?: boolean | undefined;
}

/** Carries out a call by its attempts; resolves to the accepted envelope, rejects with an {@link ApiError}. */
export type Perform = (attempt: Attempt, options: PerformOptions) => Promise<Envelope>;

/** Something of the host's that is told of a failure. What it throws goes to the console and changes nothing. */
type Port = ((error: AnyApiError) => unknown) | undefined;

/** A call that was refused because its session has ended. */
export interface RefusedCall {
  /** The token it carried; null without any. */
  token: string | null;
  /** Aborted when the caller no longer wants the call. */
  signal: AbortSignal;
}

/** What an SDK's host decides for all its calls; `SdkOptions` says it in full. */
export interface PerformContext {
  getToken?: (() => string | null | undefined) | undefined;
  onUnauthorized?: Port;
  onRefused?: ((call: RefusedCall) => Promise<void>) | undefined;
  onNotice?: Port;
  timeoutMs?: number | undefined;
  retries?: number | undefined;
}

/** Creates the function all calls of one SDK instance go through. */
export function createPerform(context: PerformContext, messages: SdkMessages): Perform {
  const endsSession = createUnauthorizedGate();
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
      await allowance(error, token, options.signal);
      return performOnce(attempt, currentToken(), options);
    }
  };

  /** Resolves when a refused call may be sent once more. The time that takes people counts for no time-out. */
  async function allowance(
    refusal: AnyApiError,
    token: string | null,
    caller: AbortSignal | undefined,
  ): Promise<void> {
    const { onRefused } = context;
    if (!onRefused) throw refusal;
    const { signal, run, release } = startDeadline(0, caller, toError);
    try {
      await run(() => onRefused({ token, signal }));
    } catch (reason) {
      if (isApiError(reason)) throw reason;
      const facts: ApiErrorFacts<ErrorKind> = refusal;
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
      if (!options.silent) void tell(context.onNotice, error);
    } else if (!options.logOut && endsSession(token, currentToken())) {
      const facts: ApiErrorFacts<ErrorKind> = error;
      const expired = { ...facts, message: messages.sessionExpired, cause: error };
      void tell(context.onNotice, new ApiError(expired) as AnyApiError);
      void tell(context.onUnauthorized, error);
    }
  }
}

async function tell(port: Port, error: AnyApiError): Promise<void> {
  try {
    await port?.(error);
  } catch (problem) {
    console.error(problem); // oxlint-disable-line no-console -- a host's mistake must be seen, and the call has its own outcome
  }
}
