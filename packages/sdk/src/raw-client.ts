import createClient, { type Client } from "openapi-fetch";
import type { paths } from "./generated/schema.ts";
import { LightRequest } from "./light-request.ts";
import { authorizationHeader } from "./rules/authorization.ts";
import { serializeQuery } from "./rules/serialize-query.ts";

/** Sends a request; the global `fetch` fits. It gets an address and an init, never a `Request`. */
export type FetchPort = (url: string, init: RequestInit) => Promise<Response>;

/** The client of openapi-fetch over the contract's paths. It carries the token and drops empty parameters. */
export type RawClient = Client<paths>;

/** Creates the raw client on the caller's fetch. */
export function createRawClient(options: {
  baseUrl: string;
  fetch: FetchPort;
  getToken: () => string | null | undefined;
}): RawClient {
  const client = createClient<paths>({
    baseUrl: options.baseUrl,
    // openapi-fetch only constructs it and hands it on to the fetch below, which knows what it is.
    Request: LightRequest as unknown as typeof Request,
    fetch: (request) => {
      const light: unknown = request;
      return light instanceof LightRequest
        ? options.fetch(light.url, light.toInit())
        : options.fetch(request.url, request);
    },
    querySerializer: (query) => serializeQuery(query, false),
  });
  client.use({
    onRequest({ request }) {
      const header = authorizationHeader(options.getToken());
      for (const [name, value] of Object.entries(header)) request.headers.set(name, value);
    },
  });
  return client;
}
