import { failure } from "./api-error.ts";
import type { CallInput } from "./call-input.ts";
import type { SdkMessages } from "./messages.ts";
import { droppedValues } from "./rules/drop-empty-params.ts";
import { serializeQuery } from "./rules/serialize-query.ts";
import { underBaseUrl } from "./rules/under-base-url.ts";

/** A call by URL, the input of the specification's request function. */
export interface RequestConfig {
  /** Path under the SDK's base URL, such as `/user/list`; it may contain a query. */
  url: string;
  /** `get`, `post`, `put` or `delete`, in any case. Default `get`. */
  method?: string;
  /** Query parameters. A GET drops empty ones unless `saveNull`. */
  params?: Record<string, unknown>;
  /** JSON body, or FormData. A GET has none. */
  data?: unknown;
  /** Sends empty parameters too. */
  saveNull?: boolean | undefined;
}

/**
 * Validates a call by URL and turns it into the SDK's own input.
 *
 * @throws ApiError of kind `usage` for an empty url and for an unknown method (specification section 5), for an address
 * that is not under the SDK's own, and for a GET with data.
 */
export function requestInput(config: RequestConfig, messages: SdkMessages): CallInput {
  const { url, method: name = "get", params = {}, data: body, saveNull } = config;
  if (!url) throw failure("usage", messages.missingUrl);
  if (!/^(get|post|put|delete)$/i.test(name)) throw failure("usage", messages.unknownMethod(name));
  const method = name.toUpperCase();
  if (method === "GET" && (body ?? null) !== null)
    throw failure("usage", messages.unsendable("data"));
  const path = underBaseUrl(url, messages);
  const search = serializeQuery(params, droppedValues(method, saveNull));
  return {
    method,
    path: search ? path + (path.includes("?") ? "&" : "?") + search : path,
    params: {},
    body,
    parseAs: "text",
  };
}
