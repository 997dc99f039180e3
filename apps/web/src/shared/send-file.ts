import { withHttpPrefix, type UploadCall } from "@atrium/hooks";

/** Where files go, and how the answer is read. */
export interface FileTarget {
  /** The upload's address. */
  readonly action: string;
  /** The field of the reply that holds the file's address. */
  readonly replyKey: string;
  /** What an address without the http prefix is relative to. */
  readonly base: string;
  readonly getToken: () => string | undefined;
  readonly onUnauthorized: () => void;
}

/**
 * Makes the call that uploads one file, with its percentage. It is not the SDK's, for `fetch` does not tell how far an
 * upload is.
 */
export function createFileCall(target: FileTarget): UploadCall {
  return (file, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open("POST", target.action);
      const token = target.getToken();
      if (token !== undefined) request.setRequestHeader("Authorization", token);
      request.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress((loaded / total) * 100);
      });
      request.addEventListener("load", () => {
        if (request.status === 401) target.onUnauthorized();
        const url = readUrl(request.responseText, target.replyKey);
        const isGood = request.status >= 200 && request.status < 300;
        if (isGood) resolve({ url: url === "" ? "" : withHttpPrefix(url, target.base) });
        else reject(new Error(readMessage(request.responseText)));
      });
      request.addEventListener("error", () => reject(new Error("The upload did not get through")));
      request.addEventListener("abort", () => reject(new Error("The upload was cancelled")));
      signal.addEventListener("abort", () => request.abort());
      const form = new FormData();
      form.append("fileName", file);
      request.send(form);
    });
}

function readUrl(text: string, key: string): string {
  const url = readField(text, key);
  return typeof url === "string" ? url : "";
}

function readMessage(text: string): string {
  const message = readField(text, "message");
  return typeof message === "string" ? message : "";
}

function readField(text: string, key: string): unknown {
  try {
    const reply: unknown = JSON.parse(text);
    return typeof reply === "object" && reply !== null ? Reflect.get(reply, key) : undefined;
  } catch {
    return undefined;
  }
}
