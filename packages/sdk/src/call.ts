/** The one place every call of the SDK goes through: send, judge the answer, report the failure once. */
import { ApiError, type AnyApiError } from "./api-error.ts";
import type { CallOptions } from "./call-options.ts";
import type { SdkMessages } from "./messages.ts";
import type { Download } from "./method.ts";
import type { RawClient } from "./raw-client.ts";
import { readEnvelope } from "./rules/read-envelope.ts";
import { serializeQuery } from "./rules/serialize-query.ts";
import { startDeadline, type Deadline } from "./rules/timeout.ts";
import { createUnauthorizedGate } from "./rules/unauthorized.ts";

/** A call with everything in its place. */
export interface CallInput {
  method: string;
  /** Path with `{parameters}`. */
  path: string;
  pathParams: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  /** Whether a file answers instead of the envelope. */
  blob: boolean;
}

/** Sends a call and resolves to its unwrapped result; rejects with an {@link ApiError}. */
export type Call = (input: CallInput, options: CallOptions) => Promise<unknown>;

interface CallContext {
  client: RawClient;
  getToken: () => string | null | undefined;
  messages: SdkMessages;
  timeoutMs: number;
  onUnauthorized: ((error: AnyApiError) => void) | undefined;
  onNotice: ((error: AnyApiError) => void) | undefined;
}

// openapi-fetch's `request` is typed for literal paths; this is the same function for a path in a variable.
type UntypedRequest = (
  method: string,
  path: string,
  init: Record<string, unknown>,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

const logOutCalls = ["DELETE /token", "GET /logout"];

/** Creates the call function of one SDK instance. */
export function createCall(context: CallContext): Call {
  const gate = createUnauthorizedGate();
  const request = context.client.request as unknown as UntypedRequest;

  return async (input, options) => {
    const token = context.getToken() ?? null;
    const deadline = startDeadline(options.timeoutMs ?? context.timeoutMs, options.signal);
    try {
      return await send(input, options, deadline);
    } catch (cause) {
      const error = toApiError(cause, deadline, context.messages);
      report(error, token, input, options);
      throw error;
    } finally {
      deadline.release();
    }
  };

  async function send(
    input: CallInput,
    options: CallOptions,
    deadline: Deadline,
  ): Promise<unknown> {
    const { data, error, response } = await request(input.method, input.path, {
      params: { path: input.pathParams, query: input.query },
      querySerializer: (query: Record<string, unknown>) =>
        serializeQuery(query, options.saveNull ?? false),
      body: input.body,
      signal: deadline.signal,
      parseAs: input.blob ? "blob" : "text",
    });
    if (input.blob && response.ok && data instanceof Blob) return toDownload(data, response);
    const text = toText(response.ok ? data : error);
    const { status, statusText } = response;
    const retryAfter = response.headers.get("Retry-After");
    const verdict = readEnvelope({ status, statusText, text, retryAfter }, context.messages);
    if (!verdict.ok) throw verdict.error;
    return verdict.result;
  }

  function report(
    error: AnyApiError,
    token: string | null,
    input: CallInput,
    options: CallOptions,
  ): void {
    if (error.kind === "aborted") return;
    if (error.status !== 401) {
      if (!options.quiet) context.onNotice?.(error);
      return;
    }
    if (logOutCalls.includes(`${input.method} ${input.path}`)) return;
    if (!gate.endsSession(token, context.getToken() ?? null)) return;
    context.onNotice?.(sessionExpired(error, context.messages));
    context.onUnauthorized?.(error);
  }
}

function toDownload(blob: Blob, response: Response): Download {
  const disposition = response.headers.get("Content-Disposition") ?? "";
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="([^"]*)"/i.exec(disposition)?.[1];
  return { blob, fileName: encoded ? decodeURIComponent(encoded) : (plain ?? null) };
}

/** openapi-fetch parses the body of a failure when it can; undefined stands for an empty one. */
function toText(body: unknown): string {
  if (body === undefined) return "";
  return typeof body === "string" ? body : JSON.stringify(body);
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
