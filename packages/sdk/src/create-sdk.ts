import type { AnyApiError } from "./api-error.ts";
import { createCall, type Call, type CallInput } from "./call.ts";
import type { CallOptions } from "./call-options.ts";
import { operationTable, type Operations } from "./generated/operations.ts";
import { SDK_MESSAGES, type SdkMessages } from "./messages.ts";
import { parseOperation, routeInput } from "./operation.ts";
import { keepInternals, type Internals } from "./internals.ts";
import { createPerform } from "./perform.ts";
import { createRawClient, type FetchPort, type RawClient } from "./raw-client.ts";
import { requestInput, type RequestConfig } from "./request.ts";
import { DEFAULT_TIMEOUT_MS } from "./rules/timeout.ts";

/** How the SDK reaches the server and tells its host what happened. */
export interface SdkOptions {
  /** Where the contract is served, such as `https://www.example.com/rest` or `/rest`. */
  baseUrl: string;
  /** The token of the session, asked for each call; null or undefined without one. */
  getToken?: () => string | null | undefined;
  /** Called once when the session turns out to have ended (401), however many calls fail together. */
  onUnauthorized?: (error: AnyApiError) => void;
  /** Called once for each failure people should see: show `error.message`. Aborts and `quiet` calls are left out. */
  onNotice?: (error: AnyApiError) => void;
  /** Milliseconds until a call is given up; 0 waits for ever. Default 20,000 (specification section 9). */
  timeoutMs?: number;
  /** Replaces the global `fetch`. */
  fetch?: FetchPort;
  /** Replaces some of the SDK's own sentences. */
  messages?: Partial<SdkMessages>;
}

/** The typed client: every operation by group, `request` for the untyped call, `client` for the raw one. */
export interface Sdk extends Operations {
  /** openapi-fetch over the contract: `sdk.client.GET("/user/list")`. It returns `{ data, error, response }`. */
  client: RawClient;
  /**
   * A call by address (specification section 5). Rejects with a `usage` error for an empty url ("the url param does not
   * exist") and for an unknown method.
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
  const getToken = options.getToken ?? (() => null);
  const messages = { ...SDK_MESSAGES, ...options.messages };
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const { onUnauthorized, onNotice } = options;
  const internals: Internals = {
    baseUrl: options.baseUrl.replace(/\/+$/, ""),
    getToken,
    fetch: options.fetch ?? ((url, init) => fetch(url, init)),
    hasOwnFetch: options.fetch !== undefined,
    perform: createPerform({ getToken, messages, timeoutMs, onUnauthorized, onNotice }),
    messages,
    timeoutMs,
  };
  const client = createRawClient(internals);
  keepInternals(client, internals);
  const call = createCall(internals);
  const request: Sdk["request"] = async (config, callOptions = {}) =>
    call(requestInput(config, messages), { saveNull: config.saveNull, ...callOptions });
  return { ...createMethods(call), client, request };
}

function createMethods(call: Call): Operations {
  const groups: Record<string, Record<string, AnyMethod>> = {};
  for (const [group, methods] of Object.entries(operationTable)) {
    groups[group] = createGroup(methods, call);
  }
  // The table and the interface are generated together from the contract, name by name.
  return groups as unknown as Operations;
}

function createGroup(methods: Record<string, string>, call: Call): Record<string, AnyMethod> {
  const group: Record<string, AnyMethod> = {};
  for (const [name, entry] of Object.entries(methods)) {
    group[name] = (input, options = {}) => {
      const operation = parseOperation(entry);
      const routed: CallInput = routeInput(operation, input);
      return call(routed, options);
    };
  }
  return group;
}
