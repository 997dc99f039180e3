import type { FastifyRequest } from "fastify";

/**
 * CSRF check: whether a page of this site sent the form. Browsers say so, old ones by `Origin`; a client that sends
 * neither is not a browser that could be misled.
 */
export function isSameOrigin({ headers }: Pick<FastifyRequest, "headers">, publicUrl: string) {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const { origin } = headers;
  if (origin === undefined) return true;
  return origin === publicUrl || URL.parse(origin)?.host === headers.host;
}
