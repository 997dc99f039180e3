/** The rules every call shares, whatever carries it: time-out, judging the answer, reporting the failure once. */
import { ApiError, type AnyApiError } from "./api-error.ts";
import type { CallOptions } from "./call-options.ts";
import type { SdkMessages } from "./messages.ts";
import { readEnvelope, type Answer, type Envelope } from "./rules/read-envelope.ts";
import { startDeadline, type Deadline } from "./rules/timeout.ts";
import { createUnauthorizedGate } from "./rules/unauthorized.ts";

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

/** What an SDK instance decides for all its calls. */
export interface PerformContext {
  getToken: () => string | null | undefined;
  messages: SdkMessages;
  timeoutMs: number;
  onUnauthorized: ((error: AnyApiError) => void) | undefined;
  onNotice: ((error: AnyApiError) => void) | undefined;
}

/** Creates the function all calls of one SDK instance go through. */
export function createPerform(context: PerformContext): Perform {
  const { messages } = context;
  const gate = createUnauthorizedGate();
  const currentToken = () => context.getToken() ?? null;

  return async (attempt, options) => {
    const token = options.token === undefined ? currentToken() : options.token;
    const deadline = startDeadline(options.timeoutMs ?? context.timeoutMs, options.signal);
    try {
      const verdict = readEnvelope(await attempt(deadline, token), messages);
      if (verdict.ok) return verdict.envelope;
      throw verdict.error;
    } catch (cause) {
      const error = toApiError(cause, deadline, messages);
      report(error, token, options);
      throw error;
    } finally {
      deadline.release();
    }
  };

  function report(error: AnyApiError, token: string | null, options: PerformOptions): void {
    if (error.kind === "aborted") return;
    // A call that deliberately sent no token, such as an upload to another host, says nothing about the session.
    if (error.status !== 401 || options.token === null) {
      if (!options.quiet) context.onNotice?.(error);
      return;
    }
    if (options.logOut || !gate.endsSession(token, currentToken())) return;
    context.onNotice?.(sessionExpired(error, messages));
    context.onUnauthorized?.(error);
  }
}

function toApiError(cause: unknown, deadline: Deadline, messages: SdkMessages): AnyApiError {
  if (cause instanceof ApiError) return cause;
  if (deadline.timedOut()) {
    return new ApiError({
      kind: "timeout",
      errorCode: "TIMEOUT",
      message: messages.timeout,
      cause,
    });
  }
  if (deadline.signal.aborted) {
    return new ApiError({
      kind: "aborted",
      errorCode: "ABORTED",
      message: messages.aborted,
      cause,
    });
  }
  return new ApiError({ kind: "network", errorCode: "NETWORK", message: messages.network, cause });
}

function sessionExpired(error: AnyApiError, messages: SdkMessages): AnyApiError {
  return new ApiError({
    kind: "refused",
    errorCode: "UNAUTHENTICATED",
    message: messages.sessionExpired,
    status: 401,
    requestId: error.requestId,
    cause: error,
  });
}
