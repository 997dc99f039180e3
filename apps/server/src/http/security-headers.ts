import type { FastifyInstance } from "fastify";
import type { Config } from "../kernel/config/config.ts";
import { isUnder } from "./is-under.ts";

/** Sends the security headers with every response, and the request's id. */
export function sendSecurityHeaders(
  fastify: FastifyInstance,
  { config }: { config: Config },
): void {
  const api = apiHeaders(config);
  const other = { ...commonHeaders(config), "content-security-policy": bareMinimum };
  const apiPaths = [config.apiBase, "/healthz", "/readyz", "/metrics", "/mcp"];
  fastify.addHook("onRequest", async (request, reply) => {
    // The router decodes what it matches, and drops the host of an absolute URL: the raw URL may say anything.
    const route = request.routeOptions.url ?? "";
    const ours = [route, request.url].some((url) => apiPaths.some((path) => isUnder(path, url)));
    void reply.headers(ours ? api : other).header("x-request-id", request.id);
  });
}

/** The policy of what has none of its own: redirects, scripts and other assets, feeds. Workers take it from their script. */
const bareMinimum = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

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
  const hsts = `max-age=31536000${config.hstsSubdomains ? "; includeSubDomains" : ""}`;
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    ...(https ? { "strict-transport-security": hsts } : {}),
  };
}
