import { responseHeaders, pageResponse } from "./page-response.ts";

const headers = new Headers(responseHeaders);

/** What clients read of a `Response`, without the streams behind a real one. */
const shape: Partial<Response> = {
  ok: true,
  status: 200,
  statusText: "OK",
  headers,
  body: new ReadableStream(),
  bodyUsed: false,
  text: () => Promise.resolve(pageResponse),
  json: () => Promise.resolve(JSON.parse(pageResponse)),
};

// Some clients ask whether they got a Response; this one is by its prototype, with every used member shadowed.
const answer = Object.create(
  Response.prototype,
  Object.getOwnPropertyDescriptors({ ...shape, clone: () => answer }),
) as Response;

/** A fetch whose answer only looks like a `Response`: what is left is the client's own work and `JSON.parse`. */
export const lightFetch: typeof fetch = () => Promise.resolve(answer);
