import { createSdk, isApiError, type AnyApiError, type Sdk } from "@atrium/sdk";

/** What travelled in one call: the request taken apart, and the answer as it came. */
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

/** An SDK whose calls can be looked at: `exchanges` grows with each of them. */
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

/** How a call ended. */
export type Outcome = { ok: true; result: unknown } | { ok: false; error: AnyApiError };

/** Waits for a call, whichever way it ends. */
export async function outcomeOf(call: Promise<unknown>): Promise<Outcome> {
  try {
    return { ok: true, result: await call };
  } catch (error) {
    if (isApiError(error)) return { ok: false, error };
    throw error;
  }
}
