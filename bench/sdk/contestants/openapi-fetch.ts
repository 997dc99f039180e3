import type { paths } from "@atrium/sdk";
import createClient from "openapi-fetch";
import { pagePath, pageQuery, unwrap, type Contestant } from "../contestant.ts";

/** openapi-fetch without middleware: the token is a fixed header, the error rule is at the call. */
export const openapiFetch: Contestant = ({ baseUrl, token, timeoutMs, fetch }) => {
  const client = createClient<paths>({ baseUrl, fetch, headers: { Authorization: token } });
  return async () => {
    const { data, error } = await client.GET(pagePath, {
      params: { query: pageQuery },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (error !== undefined) throw new Error(error.message);
    return unwrap(data);
  };
};

/** openapi-fetch as its manual shows it: the token and the error rule in a middleware. */
export const openapiFetchMiddleware: Contestant = ({ baseUrl, token, timeoutMs, fetch }) => {
  const client = createClient<paths>({ baseUrl, fetch });
  client.use({
    onRequest({ request }) {
      request.headers.set("Authorization", token);
      return request;
    },
    onResponse({ response }) {
      if (!response.ok) throw new Error(response.statusText);
      return response;
    },
  });
  return async () => {
    const { data } = await client.GET(pagePath, {
      params: { query: pageQuery },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return unwrap(data);
  };
};
