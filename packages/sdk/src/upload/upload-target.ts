import { failure } from "../api-error.ts";
import { isHttpUrl } from "./http-prefix.ts";

/** Where a file goes. */
export interface UploadTarget {
  url: string;
  /** Whether that is the API's own origin, which may see the token. */
  isOwn: boolean;
  /** What an address in the reply is relative to; undefined when nobody knows the host. */
  base: string | undefined;
}

/** The contract's upload. */
const DEFAULT_ACTION = "/api/file/upload";

/**
 * Finds out where a file goes: to the contract's upload, or to `action`, which like any address in a page is relative to
 * `baseUrl` (`upload`), to its host (`/upload`) or complete.
 *
 * @throws ApiError of kind `usage` for an `action` that is no http address.
 */
export function uploadTarget(baseUrl: string, action: string | undefined): UploadTarget {
  const url = action ?? baseUrl + DEFAULT_ACTION;
  const base = resolve(`${baseUrl}/`, globalThis.location?.href);
  const target = resolve(url, base?.href);
  if (target && !isHttpUrl(target.href))
    throw failure("usage", "the action of an upload is no http address");
  const isOwn = target === undefined || target.origin === base?.origin;
  return { url: target?.href ?? url, isOwn, base: target?.href };
}

function resolve(url: string, base: string | undefined): URL | undefined {
  return URL.canParse(url, base) ? new URL(url, base) : undefined;
}
