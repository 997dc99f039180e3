import type { FetchPort } from "../raw-client.ts";
import { readAnswer } from "../read-answer.ts";
import { toForm, type UploadTransport } from "./transport.ts";

/** Sends a file by plain fetch, which never tells how far it is. */
export function sendByForm(fetch: FetchPort): UploadTransport {
  return {
    tellsProgress: false,
    send: async (request) => {
      const { url, headers, signal } = request;
      const init = { method: "POST", headers, body: toForm(request), signal };
      return readAnswer(await fetch(url, init));
    },
  };
}
