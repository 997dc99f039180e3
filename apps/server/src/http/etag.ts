import { createHash } from "node:crypto";

/** The tag of a reply. The request's id differs every time and is no part of what is compared: the tag is a weak one. */
export function etagOf(payload: string, requestId: string): string {
  return weakEtag(payload.replace(requestId, ""));
}

/** The weak tag of a text: of what is compared of it. */
export function weakEtag(text: string): string {
  return `W/"${createHash("sha1").update(text).digest("base64url")}"`;
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
