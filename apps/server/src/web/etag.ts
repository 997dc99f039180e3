import { createHash } from "node:crypto";

/** The router notes when it loaded what a page shows; that differs every time and is no part of what is compared. */
const loadedAt = /\bu:\d{13}\b/g;

/** The weak tag of a page: the same as long as it shows the same. */
export function pageEtag(body: string): string {
  const digest = createHash("sha1").update(body.replaceAll(loadedAt, "")).digest("base64url");
  return `W/"${digest}"`;
}

/** Whether the caller already has what the tag stands for. */
export function hasEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header === "*" || header.split(",").some((tag) => tag.trim() === etag);
}
