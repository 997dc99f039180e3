import createClient, { type Client } from "openapi-fetch";
import { createCall, type UntypedClient } from "./call.ts";
import type { Call } from "./call-input.ts";
import type { CallOptions } from "./call-options.ts";
import { globalFetch, sdkFetch } from "./create-fetch.ts";
import { operationTable, type Operations } from "./generated/operations.ts";
import type { paths } from "./generated/schema.ts";
import { setInternals, type Internals } from "./internals.ts";
import { lightRequest } from "./light-request.ts";
import { sdkMessages } from "./messages.ts";
import { mapGroup, routeInput } from "./operation.ts";
import type { RequestConfig } from "./request.ts";
import { pathSerializer, querySerializer } from "./serializers.ts";
import type { SdkOptions } from "./sdk-options.ts";
import { createSend } from "./send.ts";

/** The typed client: every operation by group, `request` for the untyped call, `client` for the one under both. */
export interface Sdk extends Operations {
  /**
   * The client of openapi-fetch that every call goes through: `use` gives it middleware, and `client.GET("/user/list")` returns
   * `{ data, error, response }`. Its own calls have the rules of sending ({@link createFetch}); envelopes are the caller's to
   * check, and nothing is reported.
   */
  client: Client<paths>;
  /**
   * A call by URL (specification section 5). Rejects with a `usage` error for an empty url ("the url param does not
   * exist"), for an unknown method, and for an address on another host.
   */
  request: (config: RequestConfig, options?: CallOptions) => Promise<unknown>;
}

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
    headers: options.headers ?? {},
    fetch: globalFetch(options.fetch),
    hasOwnFetch: !!options.fetch,
    messages,
    onNotice: options.onNotice,
    send: createSend(options, messages),
  };
  const client = createSdkClient(internals);
  // Its types check each path; the SDK's own methods have their types from the same contract.
  const call = createCall(client as unknown as UntypedClient, internals);
  const request: Sdk["request"] = async (config, callOptions) => {
    // Few programs call by URL: the checks are loaded with the first call.
    const { requestInput } = await import("./request.ts");
    return call(
      () => requestInput({ saveNull: callOptions?.saveNull, ...config }, messages),
      callOptions,
    );
  };
  return withOperations({ client, request }, call);
}

/** Creates the client of openapi-fetch that all calls go through. */
function createSdkClient(internals: Internals): Client<paths> {
  const { baseUrl, headers, messages } = internals;
  const client: Client<paths> & { hasMiddleware?: boolean } = createClient<paths>({
    baseUrl,
    headers,
    pathSerializer: pathSerializer(messages),
    querySerializer,
    fetch: sdkFetch(internals),
    // A real Request needs a host.
    ...(URL.canParse(baseUrl, globalThis.location?.href) ? {} : { Request: lightRequest }),
  });
  const { use } = client;
  client.use = (...middleware) => {
    client.hasMiddleware = true;
    use(...middleware);
  };
  setInternals(client, internals);
  return client;
}

/** Adds the groups of operations, each created on first access: most programs use a few of them. */
function withOperations(sdk: Pick<Sdk, "client" | "request">, call: Call): Sdk {
  for (const [name, row] of Object.entries(operationTable)) {
    let group: unknown;
    Object.defineProperty(sdk, name, {
      configurable: true,
      enumerable: true,
      get: () =>
        (group ??= mapGroup(
          name,
          row,
          (operation) =>
            ({
              // The name that consoles and stack traces show.
              [operation.id]: (input?: unknown, options?: CallOptions) =>
                call(() => routeInput(operation, input), options, operation.id),
            })[operation.id],
        )),
      set: (replacement) => {
        group = replacement;
      },
    });
  }
  // The table and the interface are generated together from the contract, name by name.
  return sdk as Sdk;
}
