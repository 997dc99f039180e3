import { pageQuery, unwrap, type Contestant, type Envelope } from "../contestant.ts";

/** What is used of the client that hey-api generates (see ../hey-api.ts). */
export interface HeyApiClient {
  client: {
    setConfig(config: { baseUrl: string; fetch: typeof fetch; auth: () => string }): unknown;
  };
  articlesPage(options: {
    query: typeof pageQuery;
    throwOnError: true;
    signal: AbortSignal;
  }): Promise<{ data: Envelope }>;
}

/** hey-api's generated functions: the token by its `auth` option, an error for a bad status by `throwOnError`. */
export function heyApi({ client, articlesPage }: HeyApiClient): Contestant {
  return ({ baseUrl, token, timeoutMs, fetch }) => {
    client.setConfig({ baseUrl, fetch, auth: () => token });
    return async () => {
      const { data } = await articlesPage({
        query: pageQuery,
        throwOnError: true,
        signal: AbortSignal.timeout(timeoutMs),
      });
      return unwrap(data);
    };
  };
}
