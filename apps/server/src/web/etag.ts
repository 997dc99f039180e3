import { weakEtag } from "../http/etag.ts";

/** The router's timestamp of the loaded data, which is left out of the comparison. */
const loadedAt = /\bu:\d{13}\b/g;

export function pageEtag(body: string): string {
  return weakEtag(body.replaceAll(loadedAt, ""));
}
