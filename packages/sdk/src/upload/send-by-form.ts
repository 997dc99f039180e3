import type { FetchPort } from "../sdk-options.ts";
import { readResponse } from "../read-response.ts";
import { toForm, type UploadTransport } from "./transport.ts";

/** Sends a file by plain fetch, which reports no progress. */
export function sendByForm(fetch: FetchPort): UploadTransport {
  return {
    reportsProgress: false,
    send: async (request) => {
      const { url, headers, signal } = request;
      const init = { method: "POST", headers, body: toForm(request), signal };
      return readResponse(await fetch(url, init));
    },
  };
}
