import createClient, { type Client } from "openapi-fetch";
import type { paths } from "./generated/schema.ts";
import { LightRequest } from "./light-request.ts";
import type { SdkMessages } from "./messages.ts";
import { authorizationHeader } from "./rules/authorization.ts";
import { droppedValues } from "./rules/drop-empty-params.ts";
import { fillPath } from "./rules/fill-path.ts";
import { serializeQuery } from "./rules/serialize-query.ts";

/** Sends a request; the global `fetch` fits. It gets an address and an init, never a `Request`. */
export type FetchPort = (url: string, init: RequestInit) => Promise<Response>;

/**
 * The client of openapi-fetch over the contract's paths. It escapes path parameters, drops empty query parameters and
 * carries the token; the other rules (time-out, envelope, notices) are left to whoever takes the raw client.
 */
export type RawClient = Client<paths>;

/** Creates the raw client on the caller's fetch. */
export function createRawClient({
  baseUrl,
  fetch,
  getToken,
  messages,
}: {
  baseUrl: string;
  fetch: FetchPort;
  getToken: () => string | null | undefined;
  messages: SdkMessages;
}): RawClient {
  return createClient<paths>({
    baseUrl,
    // openapi-fetch only constructs it and hands it on to the fetch below.
    Request: LightRequest as unknown as typeof Request,
    fetch: (request) => {
      for (const [name, value] of Object.entries(authorizationHeader(getToken()))) {
        if (!request.headers.has(name)) request.headers.set(name, value);
      }
      return fetch(request.url, request);
    },
    pathSerializer: (path, params) => fillPath(path, params, messages),
    querySerializer: (query) => serializeQuery(query, droppedValues("GET")),
  });
}
