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

/** How the SDK reaches the server and tells its host what happened. */
export interface SdkOptions {
  /** Where the contract is served, such as `https://www.example.com/rest` or `/rest`. */
  baseUrl: string;
  /** The token of the session, asked for each call; null or undefined without one. */
  getToken?: () => string | null | undefined;
  /**
   * Called once when the session turns out to have ended (401), however many calls fail together. What it throws goes
   * to the console and changes no call's outcome; the same holds for `onNotice`.
   */
  onUnauthorized?: (error: AnyApiError) => void;
  /**
   * Asked about each call that the session's token was refused for (401), after `onUnauthorized`. When it resolves, say
   * because the user has signed in again, the call is sent once more with the token by then, a write as well: what is
   * refused has had no effect. When it rejects, the call fails with that reason's message. Its time counts for no
   * time-out. Calls with a `token` of their own and log-outs are not asked about. Default: a refused call fails.
   */
  waitForReauthentication?: (call: UnauthorizedCall) => Promise<void>;
  /** Called once for each failure people should see: show `error.message`. Aborts and `silent` calls are left out. */
  onNotice?: (error: AnyApiError) => void;
  /** Milliseconds until a call is given up, all its attempts together; 0 waits for ever. Default 20,000. */
  timeoutMs?: number;
  /**
   * How often a GET is tried again after a network failure or a status 429, 502, 503 or 504, at most; 0 never. Writes
   * are never tried again. Default 2.
   */
  retries?: number;
  /** Replaces the global `fetch`. */
  fetch?: FetchPort;
  /** Replaces some of the SDK's sentences, each looked up when it is needed: getters may follow a language. */
  messages?: Partial<SdkMessages>;
}

/** The typed client: every operation by group, `request` for the untyped call, `client` for the raw one. */
export interface Sdk extends Operations {
  /** The contract's paths in openapi-fetch's manner: `sdk.client.GET("/user/list")` answers `{ data, error, response }`. */
  client: RawClient;
  /**
   * A call by address (specification section 5). Rejects with a `usage` error for an empty url ("the url param does not
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
    // Looked up for each call, so that what replaces the global later (a test, a service worker) is used.
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

/** Adds the groups of operations, each made when it is first asked for: most programs use a few of them. */
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
