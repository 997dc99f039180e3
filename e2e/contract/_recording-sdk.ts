import { createSdk, isApiError, type AnyApiError, type Sdk } from "@atrium/sdk";

/** A call as it was sent: the parsed request, and the raw response. */
export interface RecordedCall {
  method: string;
  /** Path below the API's base, as it was sent. */
  path: string;
  /** Without the question mark, its parameters in order of their names. */
  query: string;
  /** The parsed JSON or the fields of the form; null without a body. */
  body: unknown;
  token: string | null;
  reply: Response;
}

/** An SDK that records its calls in `exchanges`. */
export function recordingSdk(
  baseUrl: string,
  getToken: () => string | null,
): { sdk: Sdk; exchanges: RecordedCall[] } {
  const exchanges: RecordedCall[] = [];
  const sdk = createSdk({
    baseUrl,
    getToken,
    fetch: async (address, init) => {
      const reply = await fetch(address, init);
      const url = new URL(address);
      url.searchParams.sort();
      exchanges.push({
        method: init.method ?? "GET",
        path: url.pathname.slice(new URL(baseUrl).pathname.length),
        query: url.searchParams.toString(),
        body: readBody(init.body),
        token: new Headers(init.headers).get("Authorization"),
        reply: reply.clone(),
      });
      return reply;
    },
  });
  return { sdk, exchanges };
}

function readBody(body: BodyInit | null | undefined): unknown {
  if (body instanceof FormData) return Object.fromEntries(body);
  return typeof body === "string" ? JSON.parse(body) : (body ?? null);
}

/** The outcome of a call. */
export type Outcome = { ok: true; result: unknown } | { ok: false; error: AnyApiError };

/** Resolves to the outcome of a call. */
export async function outcomeOf(call: Promise<unknown>): Promise<Outcome> {
  try {
    return { ok: true, result: await call };
  } catch (error) {
    if (isApiError(error)) return { ok: false, error };
    throw error;
  }
}
