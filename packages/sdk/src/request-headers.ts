import { mergeHeaders } from "openapi-fetch";
import type { CallOptions } from "./call-options.ts";
import type { SdkOptions } from "./sdk-options.ts";

/**
 * The headers of a request that openapi-fetch does not make: the SDK's, then the call's, then the bare token (specification
 * section 7). A later one replaces an earlier one of the same name.
 */
export function requestHeaders(
  sdkHeaders: SdkOptions["headers"],
  callHeaders: CallOptions["headers"],
  token: string | null,
): Record<string, string> {
  const headers = mergeHeaders(sdkHeaders, callHeaders);
  if (token) headers.set("Authorization", token);
  return Object.fromEntries(headers);
}
