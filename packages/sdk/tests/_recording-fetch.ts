/** A fetch that answers as told and keeps what it was asked: the only HTTP double of the SDK's tests. */
import type { FetchPort } from "../src/index.ts";

export interface RecordedCall {
  url: string;
  method: string;
  headers: Headers;
  body: BodyInit | null;
}

type Responder = (call: RecordedCall, signal: AbortSignal | null) => Response | Promise<Response>;

export function recordingFetch(respond: Responder): { fetch: FetchPort; calls: RecordedCall[] } {
  const calls: RecordedCall[] = [];
  const fetch: FetchPort = async (url, init) => {
    const call = {
      url,
      method: init.method ?? "GET",
      headers: new Headers(init.headers),
      body: init.body ?? null,
    };
    calls.push(call);
    return respond(call, init.signal ?? null);
  };
  return { fetch, calls };
}

export function reply(result: unknown, members: object = {}): Response {
  return Response.json({
    success: true,
    code: 0,
    message: "ok",
    requestId: "r1",
    result,
    ...members,
  });
}

export function refusal(status: number, members: object): Response {
  return Response.json(
    { success: false, code: 1, requestId: "r1", result: null, ...members },
    { status },
  );
}

/** A server that never answers; it only notices when the caller hangs up. */
export function neverResponds(_call: RecordedCall, signal: AbortSignal | null): Promise<Response> {
  return new Promise((_resolve, reject) => {
    const hangUp = () => reject(new DOMException("aborted", "AbortError"));
    if (signal?.aborted) hangUp();
    else signal?.addEventListener("abort", hangUp);
  });
}
