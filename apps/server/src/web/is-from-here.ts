import type { FastifyRequest } from "fastify";

/**
 * Whether a form was sent from a page of this site. Browsers say so, old ones at least where it came from; what says
 * nothing is no browser that somebody could be led astray in.
 */
export function isFromHere({ headers }: Pick<FastifyRequest, "headers">, publicUrl: string) {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const { origin } = headers;
  if (origin === undefined) return true;
  return origin === new URL(publicUrl).origin || URL.parse(origin)?.host === headers.host;
}
