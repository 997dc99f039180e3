import type { preHandlerAsyncHookHandler } from "fastify";
import type { WebModule } from "@atrium/web/ssr";
import { isSameOrigin } from "./is-same-origin.ts";
import { addressOf, type PageOptions } from "./render-page.ts";

/**
 * Stores the language that a visitor chose without script, and redirects back to the page. The form posts to its own
 * URL, so nobody can make it redirect elsewhere.
 *
 * A form from another site is redirected back and changes nothing. A form without a language is left to the page.
 */
export function storeLanguage(
  { config: { basePath, publicUrl }, language: { languages } }: PageOptions,
  languageCookie: WebModule["languageCookie"],
): preHandlerAsyncHookHandler {
  const { origin } = new URL(publicUrl);
  return async (request, reply) => {
    const requested = requestedLanguage(request.body);
    const chosen = languages.find((tag) => tag === requested);
    if (chosen === undefined) return undefined;
    if (isSameOrigin(request, publicUrl)) {
      void reply.header("set-cookie", languageCookie(chosen, basePath));
    }
    const location = pathOf(addressOf(origin, request.url));
    return reply.headers({ location, "cache-control": "no-store" }).code(303).send();
  };
}

function requestedLanguage(body: unknown): unknown {
  return typeof body === "object" && body !== null ? Reflect.get(body, "language") : undefined;
}

/** With one leading slash: two would start a host name. */
function pathOf({ pathname, search }: URL): string {
  return pathname.replace(/^\/+/, "/") + search;
}
