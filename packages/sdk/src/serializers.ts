/** How an openapi-fetch client writes URLs by the SDK's rules. */
import { SDK_MESSAGES, type SdkMessages } from "./messages.ts";
import { droppedValues } from "./rules/drop-empty-params.ts";
import { fillPath } from "./rules/fill-path.ts";
import { serializeQuery } from "./rules/serialize-query.ts";

/**
 * The SDK's query for an openapi-fetch client of your own: without empty values (`""`, null, undefined, and those in
 * arrays), while 0 and false are values (specification section 5).
 *
 * @throws TypeError for an object, which no query can represent.
 * @example
 * const client = createClient<paths>({ baseUrl, querySerializer, pathSerializer: pathSerializer() });
 */
export function querySerializer(query: Record<string, unknown>): string {
  return serializeQuery(query, droppedValues("GET"));
}

/**
 * Creates the SDK's paths for an openapi-fetch client of your own: each parameter is escaped to one segment, and a missing,
 * empty or dot segment, which would call another operation, throws an {@link ApiError} of kind `usage`.
 *
 * @example
 * const client = createClient<paths>({ baseUrl, querySerializer, pathSerializer: pathSerializer() });
 */
export function pathSerializer(messages: SdkMessages = SDK_MESSAGES) {
  return (path: string, params: Record<string, unknown>): string =>
    fillPath(path, params, messages);
}
