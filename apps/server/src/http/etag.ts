import type { Buffer } from "node:buffer";
import { createHash } from "node:crypto";

/** A weak ETag, since the request's id, which differs every time, is left out of the comparison. */
export function etagOf(body: Buffer, requestId: string): string {
  const at = body.indexOf(requestId);
  if (at < 0) return weakEtag(body);
  return weakEtag(body.subarray(0, at), body.subarray(at + requestId.length));
}

/** Of the parts of a text. */
export function weakEtag(...parts: (string | Buffer)[]): string {
  const hash = createHash("sha1");
  for (const part of parts) hash.update(part);
  return `W/"${hash.digest("base64url")}"`;
}

/** Weak comparison of `If-None-Match` (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const named = header.split(",").map((tag) => strong(tag.trim()));
  return named.includes("*") || named.includes(strong(etag));
}

function strong(tag: string): string {
  return tag.replace(/^W\//, "");
}
