import type { Internals } from "../internals.ts";
import { sendByForm } from "./send-by-form.ts";
import { sendByStream, supportsRequestStreams } from "./send-by-stream.ts";
import { sendByXhr } from "./send-by-xhr.ts";
import type { UploadTransport } from "./transport.ts";

/** The transport that can report progress here, else plain fetch. A custom fetch of the host is never bypassed. */
export function chooseTransport({
  fetch,
  hasOwnFetch,
}: Pick<Internals, "fetch" | "hasOwnFetch">): UploadTransport {
  if (!hasOwnFetch && "XMLHttpRequest" in globalThis) return sendByXhr;
  return supportsRequestStreams() ? sendByStream(fetch) : sendByForm(fetch);
}
