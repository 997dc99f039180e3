import { ApiError } from "./api-error.ts";
import type { CallInput } from "./call.ts";
import type { SdkMessages } from "./messages.ts";

/** A call by address, as the specification's request function takes it. */
export interface RequestConfig {
  /** Path under the SDK's base address, such as `/user/list`. */
  url: string;
  /** `get`, `post`, `put` or `delete`, in any case. Default `get`. */
  method?: string;
  /** Query parameters. Empty ones are dropped unless `saveNull`. */
  params?: Record<string, unknown>;
  /** JSON body, or FormData. */
  data?: unknown;
  /** Sends empty parameters too. */
  saveNull?: boolean;
}

const methods = ["GET", "POST", "PUT", "DELETE"];

/**
 * Checks a call by address and turns it into the SDK's own input.
 *
 * @throws ApiError of kind `usage` for an empty url and for an unknown method (specification section 5).
 */
export function requestInput(config: RequestConfig, messages: SdkMessages): CallInput {
  if (!config.url) throw usageError(messages.missingUrl);
  const method = (config.method ?? "get").toUpperCase();
  if (!methods.includes(method)) throw usageError(messages.unknownMethod(config.method ?? ""));
  return {
    method,
    path: config.url,
    pathParams: {},
    query: config.params ?? {},
    body: config.data,
    blob: false,
  };
}

function usageError(message: string): ApiError<"usage"> {
  return new ApiError({ kind: "usage", errorCode: "CLIENT_USAGE", message });
}
