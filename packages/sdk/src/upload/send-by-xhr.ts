import type { RawResponse } from "../rules/read-envelope.ts";
import { toForm, type UploadRequest, type UploadTransport } from "./transport.ts";

/** Sends a file by XMLHttpRequest, the one way in which a page learns how far an upload is. */
export const sendByXhr: UploadTransport = { reportsProgress: true, send };

function send(request: UploadRequest): Promise<RawResponse> {
  const { url, headers, signal, onSent } = request;
  const xhr = new XMLHttpRequest();
  xhr.open("POST", url);
  for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
  xhr.upload.addEventListener("progress", ({ loaded }) => onSent(loaded));
  signal.addEventListener("abort", () => xhr.abort(), { once: true });
  xhr.send(toForm(request));
  return new Promise((resolve, reject) => {
    xhr.addEventListener("load", () => resolve(toAnswer(xhr)));
    xhr.addEventListener("error", () => reject(new TypeError("the upload got no answer")));
    xhr.addEventListener("abort", () => reject(signal.reason));
  });
}

function toAnswer(xhr: XMLHttpRequest): RawResponse {
  const { status, responseText: text } = xhr;
  return { status, text, retryAfter: xhr.getResponseHeader("Retry-After") };
}
