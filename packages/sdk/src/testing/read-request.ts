/** A request as any caller of `fetch` may write it. */
export type FetchInput = string | URL | Request;

/** A request before its operation is known. */
export interface TestRequest {
  method: string;
  url: URL;
  headers: Headers;
  /** The parsed JSON, or the fields of a form; undefined without a body. */
  body: unknown;
  signal: AbortSignal | undefined;
}

/** Any host works: the test server only reads paths. */
const anyHost = "http://test.invalid";

/** Reads what `fetch` was called with. */
export async function readRequest(input: FetchInput, init: RequestInit = {}): Promise<TestRequest> {
  const request = input instanceof Request ? input : undefined;
  const headers = new Headers(init.headers ?? request?.headers);
  return {
    method: (init.method ?? request?.method ?? "GET").toUpperCase(),
    url: new URL(input instanceof Request ? input.url : input, anyHost),
    headers,
    body: await readBody(init.body ?? request?.clone().body, headers),
    signal: init.signal ?? request?.signal ?? undefined,
  };
}

async function readBody(body: BodyInit | null | undefined, headers: Headers): Promise<unknown> {
  if (body === null || body === undefined) return undefined;
  if (body instanceof FormData) return Object.fromEntries(body);
  const content = new Response(body, { headers });
  if (headers.get("Content-Type")?.startsWith("multipart/form-data")) {
    return Object.fromEntries(await content.formData());
  }
  return readJson(await content.text());
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
