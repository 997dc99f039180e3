import type { Internals } from "./internals.ts";
import { readInit, type LightRequest } from "./light-request.ts";
import { sdkMessages } from "./messages.ts";
import type { FetchPort, SdkOptions } from "./sdk-options.ts";
import type { RawResponse } from "./rules/read-envelope.ts";
import { isLogOut } from "./rules/unauthorized.ts";
import { createSend, type Attempt, type SendOptions, type SentResponse } from "./send.ts";

/** The options of {@link createFetch}: those of an SDK that concern sending. */
export type FetchOptions = Pick<
  SdkOptions,
  | "fetch"
  | "getToken"
  | "messages"
  | "onNotice"
  | "onUnauthorized"
  | "retries"
  | "timeoutMs"
  | "waitForReauthentication"
>;

/**
 * Creates the SDK's `fetch` for an openapi-fetch client of your own: it adds the token, retries, ends with the time-out, and
 * handles a 401. A request with an `Authorization` header of its own keeps it. JSON is read within the time-out; a file
 * arrives as a stream, which the request's signal can end.
 *
 * It rejects with an {@link ApiError} of kind `network`, `timeout` or `aborted`, and with what `getToken` throws; a failed
 * response is a response, unless {@link envelopeMiddleware} is used too.
 *
 * @example
 * const client = createClient<paths>({
 *   baseUrl,
 *   querySerializer,
 *   pathSerializer: pathSerializer(),
 *   fetch: createFetch({ getToken: () => sessionStorage.getItem("token") }),
 * });
 * client.use(envelopeMiddleware());
 */
export function createFetch(options: FetchOptions = {}): (request: Request) => Promise<Response> {
  const send = createSend(options, sdkMessages(options.messages));
  return sdkFetch({ send, fetch: globalFetch(options.fetch) });
}

type Transport = Pick<Internals, "send" | "fetch">;

/** The host's fetch, or the global one: looked up for each call, so that a later replacement of it is used. */
export function globalFetch(own: FetchPort | undefined): FetchPort {
  return own ?? ((url, init) => fetch(url, init));
}

/** A `fetch` with the rules of `send`. JSON is read here and can be read again; anything else is left to be streamed. */
export function sdkFetch(transport: Transport): (request: Request) => Promise<Response> {
  const isJson = ({ headers }: Response) => /json/.test(headers.get("Content-Type") ?? "");
  return async (request) => {
    const { signal } = request;
    const { response, body } = await sendRequest(transport, request, { signal }, (answer) =>
      isJson(answer) ? "text" : undefined,
    );
    return body === undefined ? response : unread(response, body);
  };
}

/** A response of `fetch`, with its body in as far as that was read. */
export interface FetchedResponse extends RawResponse {
  response: Response;
  body: string | Blob | undefined;
}

/** Sends a request of openapi-fetch with the rules, and reads the body of its response as what `kindOf` says. */
export async function sendRequest(
  { send, fetch }: Transport,
  request: Request | LightRequest,
  options: SendOptions,
  kindOf: (response: Response) => "text" | "blob" | undefined,
): Promise<SentResponse<FetchedResponse>> {
  const { method, headers, url } = request;
  const init = "init" in request ? request.init : await readInit(request);
  const attempt: Attempt<FetchedResponse> = async ({ signal }, token) => {
    if (token) headers.set("Authorization", token);
    else headers.delete("Authorization");
    const response = await fetch(url, { ...init, headers, signal });
    const kind = kindOf(response);
    const body = kind && (await response[kind]());
    const { status } = response;
    const retryAfter = response.headers.get("Retry-After");
    return { status, text: typeof body === "string" ? body : "", retryAfter, response, body };
  };
  return send(attempt, {
    ...options,
    token: headers.get("Authorization") ?? options.token,
    retry: method === "GET" || headers.has("Idempotency-Key"),
    logOut: isLogOut(method, withoutQuery(url)),
  });
}

/** A URL that may be logged: a query can contain names and words that people typed. */
export function withoutQuery(url: string): string {
  return url.replace(/\?.*/s, "");
}

/** A response that was read, to be read again. */
export function unread(response: Response, body: BodyInit): Response {
  return new Response(body || null, response);
}
