import type { AnyApiError } from "./api-error.ts";
import { createCall } from "./call.ts";
import type { CallOptions } from "./call-options.ts";
import { operationTable, type Operations } from "./generated/operations.ts";
import { setInternals, type Internals } from "./internals.ts";
import { sdkMessages, type SdkMessages } from "./messages.ts";
import { mapGroup, routeInput, type Operation } from "./operation.ts";
import { createPerform, type UnauthorizedCall } from "./perform.ts";
import { createRawClient, type FetchPort, type RawClient } from "./raw-client.ts";
import { requestInput, type RequestConfig } from "./request.ts";

/** How the SDK reaches the server and notifies its host. */
export interface SdkOptions {
  /** The URL of the API, such as `https://www.example.com/rest` or `/rest`. */
  baseUrl: string;
  /** The session's token, called for every request; null or undefined without one. */
  getToken?: () => string | null | undefined;
  /**
   * Called once when the session has expired (401), however many calls fail together. Errors that it throws go to the
   * console and change no call's outcome; the same holds for `onNotice`.
   */
  onUnauthorized?: (error: AnyApiError) => void;
  /**
   * Called for each call that fails with 401, after `onUnauthorized`. When it resolves, say because the user has signed in
   * again, the call is sent again with the current token, even a write: the first one had no effect. When it rejects, the
   * call fails with that reason's message. The wait does not count against the time-out. Not called for calls with a
   * `token` of their own and for log-outs. Default: the call fails.
   */
  waitForReauthentication?: (call: UnauthorizedCall) => Promise<void>;
  /** Called once for each failure that people should see: show `error.message`. Not for aborts and `silent` calls. */
  onNotice?: (error: AnyApiError) => void;
  /** The time-out of a call in milliseconds, including retries; 0 for none. Default 20,000. */
  timeoutMs?: number;
  /**
   * How often a GET is retried after a network failure or a status 429, 502, 503 or 504, at most; 0 never. Writes are
   * never retried. Default 2.
   */
  retries?: number;
  /** Replaces the global `fetch`. */
  fetch?: FetchPort;
  /** Replaces some of the SDK's messages. Each is looked up when it is needed, so getters can follow a language. */
  messages?: Partial<SdkMessages>;
}

/** The typed client: every operation by group, `request` for the untyped call, `client` for the raw one. */
export interface Sdk extends Operations {
  /** The contract's paths with the interface of openapi-fetch: `sdk.client.GET("/user/list")` returns `{ data, error, response }`. */
  client: RawClient;
  /**
   * A call by URL (specification section 5). Rejects with a `usage` error for an empty url ("the url param does not
   * exist"), for an unknown method, and for an address on another host.
   */
  request: (config: RequestConfig, options?: CallOptions) => Promise<unknown>;
}

type AnyMethod = (input?: unknown, options?: CallOptions) => Promise<unknown>;

/**
 * Creates a client for one server.
 *
 * @example
 * const sdk = createSdk({ baseUrl: "/rest", getToken: () => sessionStorage.getItem("token") });
 * const page = await sdk.articles.page({ pageNo: 2 });
 */
export function createSdk(options: SdkOptions): Sdk {
  const messages = sdkMessages(options.messages);
  const internals: Internals = {
    baseUrl: options.baseUrl.replace(/\/+$/, ""),
    // Looked up for each call, so that a later replacement of the global (a test, a service worker) is used.
    fetch: options.fetch ?? ((url, init) => fetch(url, init)),
    hasOwnFetch: !!options.fetch,
    perform: createPerform(options, messages),
    messages,
  };
  const call = createCall(internals);
  const client = createRawClient(call, messages);
  setInternals(client, internals);
  const request: Sdk["request"] = (config, callOptions) =>
    call(() => requestInput(config, messages), { saveNull: config.saveNull, ...callOptions });
  return withOperations(
    { client, request },
    (operation) => (input, callOptions) =>
      call(() => routeInput(operation, input, messages), callOptions),
  );
}

/** Adds the groups of operations, each created on first access: most programs use a few of them. */
function withOperations(
  sdk: Pick<Sdk, "client" | "request">,
  toMethod: (operation: Operation) => AnyMethod,
): Sdk {
  for (const [name, row] of Object.entries(operationTable)) {
    let group: unknown;
    Object.defineProperty(sdk, name, {
      configurable: true,
      enumerable: true,
      get: () => (group ??= mapGroup(row, toMethod)),
      set: (replacement) => {
        group = replacement;
      },
    });
  }
  // The table and the interface are generated together from the contract, name by name.
  return sdk as Sdk;
}
