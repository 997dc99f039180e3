/** The rules around sending, whatever the transport: token, time-out, retries, and what follows from a 401. */
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
import { notify } from "./report.ts";
import { usableToken } from "./rules/authorization.ts";
import { readRefusal, type RawResponse } from "./rules/read-envelope.ts";
import { DEFAULT_RETRIES, retryDelay } from "./rules/retry.ts";
import { DEFAULT_TIMEOUT_MS, startDeadline, type Deadline } from "./rules/timeout.ts";
import { createSessionExpiryCheck } from "./rules/unauthorized.ts";
import { safeCause } from "./safe-cause.ts";
import type { SdkOptions, UnauthorizedCall } from "./sdk-options.ts";

/**
 * Sends a request once and reads its response, whatever its status; rejects when there is none. It follows
 * `deadline.signal` and sends `token` when there is one.
 */
export type Attempt<R extends RawResponse = RawResponse> = (
  deadline: Deadline,
  token: string | null,
) => Promise<R>;

type SentOptions = Pick<CallOptions, "signal" | "timeoutMs" | "token" | "retries">;

/** The caller's options, and what only the maker of the request knows. */
export interface SendOptions extends SentOptions {
  /** Whether the call signs out: its own 401 is not reported then. */
  logOut?: boolean | undefined;
  /** Whether the request may be sent again, as a GET and a write with an idempotency key may. */
  retry?: boolean | undefined;
}

/** A response, and the token that its request carried. */
export type SentResponse<R extends RawResponse = RawResponse> = R & { token: string | null };

/** Sends a request with the rules; resolves to a response of any status, rejects with an {@link ApiError} without one. */
export type Send = <R extends RawResponse>(
  attempt: Attempt<R>,
  options: SendOptions,
) => Promise<SentResponse<R>>;

type Token = string | null | undefined;

/** The host's settings for all calls. */
export type SendContext = Pick<
  SdkOptions,
  "getToken" | "onUnauthorized" | "waitForReauthentication" | "onNotice" | "timeoutMs" | "retries"
>;

interface ProvableRefusal {
  readonly error: AnyApiError;
  readonly reason: UnauthorizedCall["reason"];
}

/** Creates the function that sends all requests of one SDK instance. */
export function createSend(context: SendContext, messages: SdkMessages): Send {
  const isSessionExpired = createSessionExpiryCheck();
  const toError = (kind: "timeout" | "aborted") => failure(kind, messages[kind]);

  return async (attempt, options) => {
    const answer = await sendOnce(attempt, options);
    const { token: own, logOut } = options;
    // A call that deliberately sent no token, such as an upload to another host, says nothing about the session.
    if (own === null || logOut) return answer;
    const refused = await refusalUntilProved(answer);
    if (refused === undefined || own !== undefined || !context.waitForReauthentication) {
      return answer;
    }
    await waitForReauthentication(refused, answer.token, options.signal);
    const again = await sendOnce(attempt, options);
    if (again.status === 401) await reportExpiry(again);
    return again;
  };

  async function sendOnce<R extends RawResponse>(
    attempt: Attempt<R>,
    options: SendOptions,
  ): Promise<SentResponse<R>> {
    const given = options.token === undefined ? currentToken() : options.token;
    // Without a wait where none is needed: a page that is being closed can still send.
    const token = usableToken(given && typeof given !== "string" ? await given : given);
    const timeoutMs = options.timeoutMs ?? context.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    const deadline = startDeadline(timeoutMs, options.signal, toError);
    const retries = options.retry ? (options.retries ?? context.retries ?? DEFAULT_RETRIES) : 0;
    try {
      for (let tried = 0; ; tried += 1) {
        const outcome = await deadline
          .run(() => attempt(deadline, token))
          .catch((cause: unknown) => {
            if (isApiError(cause)) throw cause;
            return failure("network", messages.network, { cause: safeCause(cause, token) });
          });
        const wait = tried < retries ? retryDelay(outcome, tried) : Infinity;
        if (await deadline.pause(wait)) continue;
        if (isApiError(outcome)) throw outcome;
        return { ...outcome, token };
      }
    } finally {
      deadline.release();
    }
  }

  function currentToken(): Token | Promise<Token> {
    try {
      const token = context.getToken?.();
      return token && typeof token !== "string" ? token.catch(failWithoutToken) : token;
    } catch (cause) {
      return failWithoutToken(cause);
    }
  }

  /** Renewing a token may take a call, whose error is the reason. */
  function failWithoutToken(cause: unknown): never {
    if (isApiError(cause)) throw cause;
    throw failure("usage", messages.unsendable("the token"), { cause: safeCause(cause, null) });
  }

  /** Why a call was refused that can be sent again once its user has proved who they are; undefined for any other answer. */
  async function refusalUntilProved(answer: SentResponse): Promise<ProvableRefusal | undefined> {
    if (answer.status === 401) return { error: await reportExpiry(answer), reason: "expired" };
    if (answer.status !== 403) return undefined;
    const error = readRefusal(answer, messages, answer.token);
    return error.errorCode === "STEP_UP_REQUIRED" ? { error, reason: "stepUp" } : undefined;
  }

  /** The error of a 401; that the session has expired is reported once. */
  async function reportExpiry(answer: SentResponse): Promise<AnyApiError> {
    const error = readRefusal(answer, messages, answer.token);
    if (isSessionExpired(answer.token, usableToken(await currentToken()))) {
      const facts: ApiErrorInit<ErrorKind> = error;
      const expired = { ...facts, message: messages.sessionExpired, cause: error };
      void notify(context.onNotice, new ApiError(expired) as AnyApiError);
      void notify(context.onUnauthorized, error);
    }
    return error;
  }

  /** Resolves when the call may be sent again. However long people take, it does not count against the time-out. */
  async function waitForReauthentication(
    { error: refusal, reason: why }: ProvableRefusal,
    token: string | null,
    caller: AbortSignal | undefined,
  ): Promise<void> {
    const { signal, run, release } = startDeadline(0, caller, toError);
    try {
      await run(async () => context.waitForReauthentication?.({ reason: why, token, signal }));
    } catch (reason) {
      if (isApiError(reason)) throw reason;
      const facts: ApiErrorInit<ErrorKind> = refusal;
      const { message } = reason instanceof Error ? reason : refusal;
      throw new ApiError({ ...facts, message, cause: reason });
    } finally {
      release();
    }
  }
}
