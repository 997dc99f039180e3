/** Turns a call's input into an HTTP request and its answer into the unwrapped result. */
import { failure, isApiError } from "./api-error.ts";
import type { CallOptions } from "./call-options.ts";
import type { Internals } from "./internals.ts";
import type { SdkMessages } from "./messages.ts";
import type { Attempt } from "./perform.ts";
import { readAnswer } from "./read-answer.ts";
import { authorizationHeader } from "./rules/authorization.ts";
import { droppedValues } from "./rules/drop-empty-params.ts";
import { serializeQuery, type QueryParams } from "./rules/serialize-query.ts";
import { isLogOut } from "./rules/unauthorized.ts";
import { safeCause } from "./safe-cause.ts";

/** A call with everything in its place. */
export interface CallInput {
  method: string;
  /** Under the base address; it may hold a query of its own. */
  path: string;
  query: QueryParams;
  /** Sent as JSON unless it is a form. */
  body: unknown;
  /** Whether a file answers instead of the envelope. */
  blob: boolean;
}

/** Sends the call that `describe` makes and resolves to its unwrapped result; rejects with an {@link ApiError}. */
export type Call = (
  describe: () => CallInput,
  options: CallOptions | undefined,
) => Promise<unknown>;

/** Creates the call function of one SDK instance. */
export function createCall({ baseUrl, fetch, perform, messages }: Internals): Call {
  return async (describe, options) => {
    const { method, path, body, headers, blob, logOut } = write(describe, options, messages);
    const attempt: Attempt = async ({ signal }, token) => {
      const init = { method, body, signal, headers: { ...headers, ...authorizationHeader(token) } };
      return readAnswer(await fetch(baseUrl + path, init), blob);
    };
    const { result } = await perform(attempt, { ...options, retry: method === "GET", logOut });
    return result;
  };
}

/** Whatever fails before anything is sent is a mistake in the call, such as a circular body. */
function write(describe: () => CallInput, options: CallOptions = {}, messages: SdkMessages) {
  try {
    const { method, path, query, body, blob } = describe();
    const search = serializeQuery(query, droppedValues(method, options.saveNull));
    const isForm = body instanceof FormData;
    const json: Record<string, string> = { "Content-Type": "application/json" };
    return {
      method,
      path: search ? path + (path.includes("?") ? "&" : "?") + search : path,
      body: isForm ? body : (JSON.stringify(body) ?? null),
      headers: isForm || body === undefined ? {} : json,
      blob,
      logOut: isLogOut(method, path),
    };
  } catch (cause) {
    if (isApiError(cause)) throw cause;
    throw failure("usage", messages.unsendable, { cause: safeCause(cause, null) });
  }
}
