import { createSdk, type Sdk, type SdkOptions } from "@atrium/sdk";

/** The client for visitors: it carries no token. */
export type VisitorSdk = Pick<Sdk, "site">;

interface VisitorSdkOptions extends Pick<SdkOptions, "baseUrl" | "retries"> {
  /** Replaces the browser's fetch. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** Reads that answer in every language: the page of an article is where its language is. */
const inAnyLanguage = /\/api\/app\/other\/getArticle\//;

/**
 * Makes the client for visitors.
 *
 * @param language Of what it reads, unless a call names another one.
 */
export function createVisitorSdk(
  language: string,
  { fetch = (url, init) => globalThis.fetch(url, init), ...options }: VisitorSdkOptions,
): VisitorSdk {
  return createSdk({
    ...options,
    fetch: (url, init) => fetch(isRead(init) ? inLanguage(url, language) : url, init),
  });
}

function isRead({ method = "GET" }: RequestInit): boolean {
  return method === "GET";
}

function inLanguage(url: string, language: string): string {
  const [path = "", query = ""] = url.split("?");
  if (inAnyLanguage.test(path)) return url;
  const params = new URLSearchParams(query);
  if (!params.has("lang")) params.set("lang", language);
  return `${path}?${params}`;
}
