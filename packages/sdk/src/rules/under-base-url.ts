import { failure } from "../api-error.ts";
import type { SdkMessages } from "../messages.ts";

/**
 * The path to put behind the base address for the url of a call by address. A fragment is left off, it is never sent.
 *
 * @throws ApiError of kind `usage` for an address that is not a path (`https://…`, `//host/…`) or might not be read as
 * one (backslashes, control characters): the token must never go to another host.
 */
export function underBaseUrl(url: string, messages: SdkMessages): string {
  // URL parsers skip control characters: "/\t/host" means "//host".
  if (/^\s*([a-z][a-z\d+.-]*:|\/\/)|[\\\0-\x1f]/i.test(url)) {
    throw failure("usage", messages.foreignUrl);
  }
  const path = url.replace(/#.*/s, "");
  return path.startsWith("/") ? path : `/${path}`;
}
