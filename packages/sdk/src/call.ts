/** Sends calls through the SDK's openapi-fetch client and unwraps their results. */
import { failure, isApiError, type AnyApiError } from "./api-error.ts";
import type { Call, CallInfo } from "./call-input.ts";
import type { CallOptions } from "./call-options.ts";
import { sendRequest, unread, withoutQuery } from "./create-fetch.ts";
import type { Internals } from "./internals.ts";
import { lightRequest, type LightRequest } from "./light-request.ts";
import type { OperationId } from "./method.ts";
import { report } from "./report.ts";
import { droppedValues } from "./rules/drop-empty-params.ts";
import { readEnvelope, type RawResponse } from "./rules/read-envelope.ts";
import { serializeQuery } from "./rules/serialize-query.ts";
import { safeCause } from "./safe-cause.ts";
import { setResponse, type Exchange } from "./with-response.ts";

/** The client of openapi-fetch, for paths that are known only when the program runs. */
export interface UntypedClient {
  /** Whether the host has given it middleware, which expects real requests and responses. */
  hasMiddleware?: boolean;
  request(
    method: string,
    path: string,
    init: object,
  ): Promise<{ data?: unknown; error?: unknown; response: Response }>;
}

/** Creates the call function of one SDK instance, on its client. */
export function createCall(client: UntypedClient, internals: Internals): Call {
  return (describe, options = {}, operation) => {
    const info: CallInfo = { operation };
    const exchange: Exchange = {};
    const { saveNull, headers, idempotencyKey, ...sendOptions } = options;
    const result = runCall(internals, options, info, async () => {
      const { method, path, params, body, parseAs } = describe();
      const { hasMiddleware } = client;
      let sent: string | null = null;
      const { data, error, response } = await client.request(method, path, {
        params,
        body: body ?? undefined,
        parseAs,
        headers: { ...headers, "Idempotency-Key": idempotencyKey },
        querySerializer: (query: Record<string, unknown>) =>
          serializeQuery(query, droppedValues(method, saveNull)),
        signal: options.signal,
        ...(hasMiddleware ? {} : { Request: lightRequest }),
        fetch: async (request: Request | LightRequest) => {
          info.method = method;
          info.url = withoutQuery(request.url);
          const fetched = await sendRequest(internals, request, sendOptions, ({ ok }) =>
            ok ? parseAs : "text",
          );
          sent = fetched.token;
          const read = fetched.body ?? "";
          if (hasMiddleware) return unread(fetched.response, read);
          return Object.assign(fetched.response, {
            [parseAs]: async () => read,
            text: async () => read,
          });
        },
      });
      exchange.response = response;
      const answer = await toRawResponse(response, data ?? error ?? "");
      return readEnvelope(answer, internals.messages, sent)["result"];
    });
    return setResponse(result, exchange);
  };
}

/** The response as openapi-fetch has read it: as text, as a file, or as the JSON of a failure. */
async function toRawResponse(response: Response, body: unknown): Promise<RawResponse> {
  if (body instanceof Blob) {
    // Few programs download files: what reads them is loaded with the first one.
    const { readDownload } = await import("./read-download.ts");
    return readDownload(response, body);
  }
  const { status, headers } = response;
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return { status, text, retryAfter: headers.get("Retry-After") };
}

/** Runs a call; what it fails with is an {@link ApiError} that says which call it was, and is reported. */
export async function runCall<T>(
  { messages, onNotice }: Pick<Internals, "messages" | "onNotice">,
  options: CallOptions,
  info: CallInfo,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    const facts = { cause: safeCause(cause, null) };
    const error: AnyApiError = isApiError(cause)
      ? cause
      : (failure("usage", messages.unsendable("the request"), facts) as AnyApiError);
    if (!error.method) Object.assign(error, info);
    if (!error.message) {
      error.message = messages.failed(await summaryOf(info.operation));
    }
    report(onNotice, error, options);
    throw error;
  }
}

/**
 * What an operation does, in the contract's words: loaded with the first failure that says nothing itself, so that nobody else
 * downloads them. They may be out of reach by then, and a call by URL has none.
 */
async function summaryOf(operation: OperationId | undefined): Promise<string> {
  if (operation === undefined) return "The call";
  const words = await import("./generated/summaries.ts").catch(() => undefined);
  return words?.summaries[operation] ?? "The call";
}
