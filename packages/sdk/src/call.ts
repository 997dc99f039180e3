/** Turns a call's input into an HTTP request and its answer into the unwrapped result. */
import type { CallOptions } from "./call-options.ts";
import type { Internals } from "./internals.ts";
import type { Download } from "./method.ts";
import { authorizationHeader } from "./rules/authorization.ts";
import { fillPath } from "./rules/fill-path.ts";
import type { Answer } from "./rules/read-envelope.ts";
import { serializeQuery } from "./rules/serialize-query.ts";
import { isLogOut } from "./rules/unauthorized.ts";

/** A call with everything in its place. */
export interface CallInput {
  method: string;
  /** Path with `{parameters}`. */
  path: string;
  pathParams: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  /** Whether a file answers instead of the envelope. */
  blob: boolean;
}

/** Sends a call and resolves to its unwrapped result; rejects with an {@link ApiError}. */
export type Call = (input: CallInput, options: CallOptions) => Promise<unknown>;

/** Creates the call function of one SDK instance. */
export function createCall({
  baseUrl,
  fetch,
  perform,
}: Pick<Internals, "baseUrl" | "fetch" | "perform">): Call {
  return async (input, options) => {
    const { method } = input;
    const url = baseUrl + writeAddress(input, options);
    const isForm = input.body instanceof FormData;
    const body = isForm ? (input.body as FormData) : JSON.stringify(input.body);
    const type: Record<string, string> =
      isForm || body === undefined ? {} : { "Content-Type": "application/json" };
    const { result } = await perform(
      async ({ signal }, token) => {
        const headers = { ...type, ...authorizationHeader(token) };
        const response = await fetch(url, { method, headers, body: body ?? null, signal });
        return readAnswer(response, input.blob);
      },
      { ...options, retry: method === "GET", logOut: isLogOut(method, input.path) },
    );
    return result;
  };
}

function writeAddress({ path, pathParams, query }: CallInput, options: CallOptions): string {
  const search = serializeQuery(query, options.saveNull ?? false);
  return fillPath(path, pathParams) + (search && `?${search}`);
}

async function readAnswer(response: Response, blob: boolean): Promise<Answer> {
  const { status, statusText, headers } = response;
  const retryAfter = headers.get("Retry-After");
  const answer = { status, statusText, retryAfter };
  if (blob && response.ok) return { ...answer, text: "", file: await readDownload(response) };
  return { ...answer, text: await response.text() };
}

async function readDownload(response: Response): Promise<Download> {
  const disposition = response.headers.get("Content-Disposition") ?? "";
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="([^"]*)"/i.exec(disposition)?.[1];
  return {
    blob: await response.blob(),
    fileName: encoded ? decodeURIComponent(encoded) : (plain ?? null),
  };
}
