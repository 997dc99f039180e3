import { ApiError } from "./api-error.ts";
import type { OperationCall, OperationId, Result } from "./method.ts";

const key = Symbol.for("@atrium/sdk/response");

/** What a call leaves behind beside its result. */
export interface Exchange {
  response?: Response | undefined;
}

/** Remembers a call's response with its promise, for whichever copy of this package asks. */
export function setResponse<T>(call: Promise<T>, exchange: Exchange): Promise<T> {
  return Object.defineProperty(call, key, { value: exchange });
}

/**
 * Resolves to a call's result and its response, for what only headers say. The response's body has been read.
 *
 * @throws ApiError What the call fails with; of kind `usage` for a promise that is not a call's own, such as that of an
 *   async function around it.
 * @example
 * const { result, response } = await withResponse(sdk.articles.save(article));
 * console.log(result.id, response.headers.get("X-Request-Id"));
 */
export async function withResponse<Id extends OperationId>(
  call: OperationCall<Id>,
): Promise<{ result: Result<Id>; response: Response }> {
  const result = await call;
  const response = (call as { [key]?: Exchange })[key]?.response;
  if (response) return { result, response };
  throw new ApiError({
    kind: "usage",
    errorCode: "CLIENT_USAGE",
    message: "withResponse takes the promise of an SDK's method",
  });
}
