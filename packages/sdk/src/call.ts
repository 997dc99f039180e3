/** Turns a call's input into an HTTP request and its response into the unwrapped result. */
import { failure, isApiError } from "./api-error.ts";
import type { CallOptions } from "./call-options.ts";
import type { Internals } from "./internals.ts";
import type { SdkMessages } from "./messages.ts";
import { authorizationHeader } from "./rules/authorization.ts";
import { droppedValues } from "./rules/drop-empty-params.ts";
import { serializeQuery } from "./rules/serialize-query.ts";
import { isLogOut } from "./rules/unauthorized.ts";
import { safeCause } from "./safe-cause.ts";
import type { CallInput, Call } from "./call-input.ts";

/** Creates the call function of one SDK instance. */
export function createCall({ baseUrl, fetch, perform, messages }: Internals): Call {
  return async (describe, options = {}) => {
    const { path, init, read } = write(describe, options, messages);
    const { result } = await perform(
      async ({ signal }, token) => {
        const headers = { ...init.headers, ...authorizationHeader(token) };
        return read(await fetch(baseUrl + path, { ...init, headers, signal }));
      },
      { ...options, retry: init.method === "GET", logOut: isLogOut(init.method, path) },
    );
    return result;
  };
}

/** Whatever fails before anything is sent is a mistake in the call, such as a circular body. */
function write(describe: () => CallInput, { saveNull }: CallOptions, messages: SdkMessages) {
  try {
    const { method, path, query = {}, body = null, read } = describe();
    const search = serializeQuery(query, droppedValues(method, saveNull));
    const init =
      body === null || body instanceof FormData
        ? { method, body }
        : { method, body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
    return { path: search ? path + (path.includes("?") ? "&" : "?") + search : path, init, read };
  } catch (cause) {
    if (isApiError(cause)) throw cause;
    throw failure("usage", messages.unsendable("the input"), { cause: safeCause(cause, null) });
  }
}
