import { responseHeaders, pageResponse } from "./page-response.ts";

/** A fetch that answers at once with a real `Response`: what is left is the client and the reading of the answer. */
export function stubFetch(answer = pageResponse, status = 200): typeof fetch {
  return () => Promise.resolve(new Response(answer, { status, headers: responseHeaders }));
}
