import type { Config } from "../kernel/config/config.ts";

/**
 * For all responses of the API. None is a page: a browser that shows one may load and run nothing. Pages and files have
 * their own policies.
 */
export function apiHeaders(config: Config): Record<string, string> {
  return {
    ...commonHeaders(config),
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "cache-control": "no-store",
  };
}

/** For every response of the server. */
export function commonHeaders(config: Config): Record<string, string> {
  const https = config.publicUrl.startsWith("https:");
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    ...(https ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}
