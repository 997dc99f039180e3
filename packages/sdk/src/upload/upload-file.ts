import { failure } from "../api-error.ts";
import type { CallOptions } from "../call-options.ts";
import { withoutQuery } from "../create-fetch.ts";
import { runCall } from "../call.ts";
import type { CallInfo } from "../call-input.ts";
import { internalsOf, type HasClient } from "../internals.ts";
import type { Result } from "../method.ts";
import type { Attempt } from "../send.ts";
import { requestHeaders } from "../request-headers.ts";
import { readEnvelope, type Envelope } from "../rules/read-envelope.ts";
import { chooseTransport } from "./choose-transport.ts";
import { withHttpPrefix } from "./http-prefix.ts";
import { reportProgress, type UploadProgress } from "./upload-progress.ts";
import { uploadTarget } from "./upload-target.ts";

/** How a file is uploaded. The contract's own upload needs none of these. */
export interface UploadOptions extends Pick<CallOptions, "signal" | "silent" | "headers"> {
  /**
   * The target, when it is not the contract's `/api/file/upload`: an http URL, absolute or relative to the SDK's base URL.
   */
  action?: string | undefined;
  /** The form field of the file. Default `fileName` (specification section 7). */
  fieldName?: string | undefined;
  /** The member of the response with the file's URL. Default `data` (specification section 7). */
  replyKey?: string | undefined;
  /** The file's name. Default its own; a Blob that is not a File has none. */
  name?: string | undefined;
  /** Sends the token also to another host than the API's. */
  sendToken?: boolean | undefined;
  /** Called while the file is being sent, and when it is sent; at 100 the server may still be processing it. */
  onProgress?: ((progress: UploadProgress) => void) | undefined;
  /**
   * The time-out in milliseconds without any progress, including the server's processing; 0 for none. Default the SDK's
   * own. In a page whose SDK has a custom fetch there is no progress: then it is for the whole upload, and 0 by default.
   */
  timeoutMs?: number | undefined;
}

/** A file that has been uploaded. */
export interface Uploaded<Facts = unknown> {
  /** Its URL, with the http prefix (unless neither the SDK's base URL nor the page has a host). */
  url: string;
  /** The response's `result`. */
  result: Facts;
  /** All members of the response. */
  reply: Readonly<Record<string, unknown>>;
}

/** The contract's metadata of a file. */
export type FileMetadata = Result<"filesUpload">;

/**
 * Uploads a file, with the rules of every call: token, time-out, envelope, one notice. It is never retried. A response
 * that is empty or contains no URL is a failure.
 *
 * @throws ApiError
 * @example
 * const { url, result } = await uploadFile(sdk, input.files[0], {
 *   onProgress: ({ percentage }) => show(percentage),
 *   signal: stop.signal,
 * });
 */
export async function uploadFile(
  sdk: HasClient,
  file: Blob,
  options?: UploadOptions & { action?: undefined },
): Promise<Uploaded<FileMetadata>>;
export async function uploadFile(
  sdk: HasClient,
  file: Blob,
  options: UploadOptions,
): Promise<Uploaded>;
export async function uploadFile(
  sdk: HasClient,
  file: Blob,
  options: UploadOptions = {},
): Promise<Uploaded> {
  const internals = internalsOf(sdk);
  const { messages } = internals;
  const target = uploadTarget(internals.baseUrl, options.action);
  const transport = chooseTransport(internals);
  // Another host gets none that were meant for the API.
  const own = target.isOwn || options.sendToken;
  const sdkHeaders = own ? internals.headers : {};
  const progress = reportProgress(file.size, options.onProgress);
  const readUrl = (reply: Envelope) => readFileUrl(reply, options.replyKey ?? "data", target.base);

  const attempt: Attempt = async ({ signal, restart }, token) => {
    signal.throwIfAborted();
    progress.advance(0);
    const answer = await transport.send({
      url: target.url,
      headers: requestHeaders(sdkHeaders, options.headers, token),
      fieldName: options.fieldName ?? "fileName",
      file,
      fileName: options.name ?? nameOf(file),
      signal,
      onSent: (bytes) => {
        restart();
        progress.advance(bytes);
      },
    });
    return { ...answer, foreign: options.action !== undefined };
  };

  const sendOptions = {
    signal: options.signal,
    silent: options.silent,
    timeoutMs: options.timeoutMs ?? (transport.reportsProgress ? undefined : 0),
    token: own ? undefined : null,
  };
  const info: CallInfo = {
    operation: options.action === undefined ? "filesUpload" : undefined,
    method: "POST",
    url: withoutQuery(target.url),
  };

  try {
    const uploaded = await runCall(internals, sendOptions, info, async () => {
      const answer = await internals.send(attempt, sendOptions);
      const reply = readEnvelope(answer, messages, answer.token);
      const url = readUrl(reply);
      if (url === "") throw failure("parse", messages.unreadable, { status: answer.status });
      return { url, result: reply["result"], reply };
    });
    progress.advance(file.size);
    return uploaded;
  } finally {
    progress.stop();
  }
}

function nameOf(file: Blob): string {
  return "name" in file && typeof file.name === "string" ? file.name : "blob";
}

/** The file's URL in a response; empty when there is none, or an invalid one. */
function readFileUrl(reply: Envelope, key: string, base: string | undefined): string {
  const url = reply[key];
  if (typeof url !== "string") return "";
  try {
    return url === "" || base === undefined ? url : withHttpPrefix(url, base);
  } catch {
    return "";
  }
}
