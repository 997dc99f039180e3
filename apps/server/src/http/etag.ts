import { createHash } from "node:crypto";

/** A weak ETag, since the request's id, which differs every time, is left out of the comparison. */
export function etagOf(payload: string, requestId: string): string {
  return weakEtag(payload.replace(requestId, ""));
}

export function weakEtag(text: string): string {
  return `W/"${createHash("sha1").update(text).digest("base64url")}"`;
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
