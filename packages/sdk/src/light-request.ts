/**
 * What openapi-fetch needs of a `Request`, at a fraction of its cost: a `Request` made only to be taken apart by `fetch` takes
 * as long as everything else in a call. It is also the request where there can be no other: with a relative `baseUrl`
 * outside a page.
 */
export class LightRequest {
  readonly url: string;
  readonly init: RequestInit;
  readonly method: string;
  readonly headers: Headers;
  readonly body: BodyInit | null;

  constructor(url: string, init: RequestInit & { headers: Headers; method: string }) {
    this.url = url;
    this.init = init;
    this.method = init.method;
    this.headers = init.headers;
    this.body = init.body ?? null;
  }

  /** A middleware may replace a light request with a real one. A response has no method. */
  static [Symbol.hasInstance](value: unknown): boolean {
    return Object(value) === value && "method" in (value as object);
  }
}

/** For `createClient({ Request })`, which only constructs it and asks for instances. */
export const lightRequest = LightRequest as unknown as typeof Request;

/** The init of a real request, for a `fetch` that may be called again with it: its body is read. */
export async function readInit(request: Request): Promise<RequestInit> {
  const { method, headers, mode, credentials, cache, redirect, referrerPolicy, keepalive } =
    request;
  const body = method === "GET" || method === "HEAD" ? null : await request.blob();
  return { method, headers, body, mode, credentials, cache, redirect, referrerPolicy, keepalive };
}
