import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Sends a picture that was made of the settings or of a page: for an hour, and afterwards only when it has changed. */
export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  picture: Buffer | null,
): FastifyReply {
  if (picture === null) return reply.code(404).header("cache-control", "no-store").send();
  const etag = `"${createHash("sha256").update(picture).digest("base64url").slice(0, 22)}"`;
  const headers = {
    etag,
    "cache-control": "public, max-age=3600",
    "x-content-type-options": "nosniff",
    // Networks and pages elsewhere show it.
    "cross-origin-resource-policy": "cross-origin",
    // A drawing opened by itself runs nothing.
    "content-security-policy":
      "default-src 'none'; img-src data:; object-src 'none'; frame-ancestors 'none'; sandbox",
  };
  if (request.headers["if-none-match"] === etag) return reply.code(304).headers(headers).send();
  return reply.headers(headers).type(type).send(picture);
}
