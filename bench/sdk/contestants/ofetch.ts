import { createFetch } from "ofetch";
import { pagePath, pageQuery, unwrap, type Contestant, type Envelope } from "../contestant.ts";

/** ofetch: the token in a hook, its own error for a bad status, its own time-out. */
export const ofetch: Contestant = ({ baseUrl, token, timeoutMs, fetch }) => {
  const client = createFetch({
    fetch,
    Headers,
    AbortController,
    defaults: {
      baseURL: baseUrl,
      timeout: timeoutMs,
      onRequest({ options }) {
        options.headers.set("Authorization", token);
      },
    },
  });
  return async () => unwrap(await client<Envelope>(pagePath, { query: pageQuery }));
};
