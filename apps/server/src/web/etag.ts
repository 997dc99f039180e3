import { weakEtag } from "../http/etag.ts";

/** The router notes when it loaded what a page shows; that differs every time and is no part of what is compared. */
const loadedAt = /\bu:\d{13}\b/g;

/** The weak tag of a page: the same as long as it shows the same. */
export function pageEtag(body: string): string {
  return weakEtag(body.replaceAll(loadedAt, ""));
}
