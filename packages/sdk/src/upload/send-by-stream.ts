import type { FetchPort } from "../sdk-options.ts";
import { readResponse } from "../read-response.ts";
import { writeMultipart } from "./multipart.ts";
import type { UploadRequest, UploadTransport } from "./transport.ts";

const CHUNK_BYTES = 64 * 1024;

/** Sends a file by fetch as a stream; what has been read from it is the progress. */
export function sendByStream(fetch: FetchPort): UploadTransport {
  return {
    reportsProgress: true,
    send: async (request) => readResponse(await fetch(request.url, writeInit(request))),
  };
}

/** Whether fetch supports a stream as a body: it then reads `duplex` and does not turn the stream into text. */
export function supportsRequestStreams(): boolean {
  // Browsers support it only over HTTP/2, which cannot be detected; only their service workers have no XMLHttpRequest.
  if ("XMLHttpRequest" in globalThis || "clients" in globalThis) return false;
  let asked = false;
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    body: new ReadableStream(),
    get duplex() {
      asked = true;
      return "half" as const;
    },
  };
  const isText = new Request("http://localhost", init).headers.has("Content-Type");
  return asked && !isText;
}

function writeInit(request: UploadRequest): RequestInit {
  const { fieldName, file, fileName, signal, onSent } = request;
  const { body, contentType } = writeMultipart(fieldName, file, fileName);
  const type = { "Content-Type": contentType, "Content-Length": String(body.size) };
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    headers: { ...request.headers, ...type },
    body: countedStream(body, signal, onSent),
    duplex: "half",
    signal,
  };
  return init;
}

function countedStream(
  body: Blob,
  signal: AbortSignal,
  onSent: (bytes: number) => void,
): ReadableStream<Uint8Array> {
  let sent = 0;
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      // Otherwise Node would read the rest of an aborted upload's body.
      signal.throwIfAborted();
      const chunk = await body.slice(sent, sent + CHUNK_BYTES).arrayBuffer();
      sent += chunk.byteLength;
      controller.enqueue(new Uint8Array(chunk));
      onSent(sent);
      if (sent === body.size) controller.close();
    },
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}
