import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/**
 * Gives the public reads an ETag and lets a caller that already has the answer keep it.
 * They are checked every time: what staff publish or withdraw shows at the next look.
 */
export function cachePublicReads(fastify: FastifyInstance): void {
  fastify.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" || !isPublicRead(request, reply)) return payload;
    void reply.header("cache-control", "public, max-age=0, must-revalidate");
    const etag = etagOf(payload, request.id);
    void reply.header("etag", etag);
    if (!matchesEtag(request.headers["if-none-match"], etag)) return payload;
    void reply.code(304).removeHeader("content-type").removeHeader("content-length");
    return "";
  });
}

function isPublicRead(request: FastifyRequest, reply: FastifyReply): boolean {
  const read = request.method === "GET" || request.method === "HEAD";
  return (
    read && reply.statusCode === 200 && request.routeOptions.config.operation?.access === "public"
  );
}

/** The request id differs every time and is no part of what is compared: the tag is a weak one. */
function etagOf(payload: string, requestId: string): string {
  const digest = createHash("sha1").update(payload.replace(requestId, "")).digest("base64url");
  return `W/"${digest}"`;
}

/** Whether `If-None-Match` names a tag. Whether the tags are weak makes no difference here (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const named = header.split(",").map((tag) => strong(tag.trim()));
  return named.includes("*") || named.includes(strong(etag));
}

function strong(tag: string): string {
  return tag.replace(/^W\//, "");
}
