import { failure } from "../api-error.ts";
import { isHttpUrl } from "./http-prefix.ts";

/** The target of an upload. */
export interface UploadTarget {
  url: string;
  /** Whether it is the API's own origin, which may receive the token. */
  isOwn: boolean;
  /** The base of URLs in the response; undefined when the host is unknown. */
  base: string | undefined;
}

/** The contract's upload. */
const DEFAULT_ACTION = "/api/file/upload";

/**
 * Resolves the target of an upload: the contract's, or `action`, which like any URL in a page is relative to `baseUrl`
 * (`upload`), to its host (`/upload`) or absolute.
 *
 * @throws ApiError of kind `usage` for an `action` that is not an http URL.
 */
export function uploadTarget(baseUrl: string, action: string | undefined): UploadTarget {
  const url = action ?? baseUrl + DEFAULT_ACTION;
  const base = resolve(`${baseUrl}/`, globalThis.location?.href);
  const target = resolve(url, base?.href);
  if (target && !isHttpUrl(target.href))
    throw failure("usage", "the action of an upload is not an http URL");
  const isOwn = target === undefined || target.origin === base?.origin;
  return { url: target?.href ?? url, isOwn, base: target?.href };
}

function resolve(url: string, base: string | undefined): URL | undefined {
  return URL.canParse(url, base) ? new URL(url, base) : undefined;
}
