import type { preHandlerAsyncHookHandler } from "fastify";
import type { WebModule } from "@atrium/web/ssr";
import { isFromHere } from "./is-from-here.ts";
import { addressOf, type PageOptions } from "./render-page.ts";

/**
 * Keeps the language that a visitor chose without script, and leads back to the page that they chose it on: a form that
 * names no address is sent to its own, so nobody can have it lead elsewhere.
 *
 * What another site sent is led back with nothing kept. A form that chooses no language is left to the page.
 */
export function keepLanguage(
  { config: { basePath, publicUrl }, language: { languages } }: PageOptions,
  languageCookie: WebModule["languageCookie"],
): preHandlerAsyncHookHandler {
  const { origin } = new URL(publicUrl);
  return async (request, reply) => {
    const wanted = wantedLanguage(request.body);
    const chosen = languages.find((tag) => tag === wanted);
    if (chosen === undefined) return undefined;
    if (isFromHere(request, publicUrl)) {
      void reply.header("set-cookie", languageCookie(chosen, basePath));
    }
    const location = pathOf(addressOf(origin, request.url));
    return reply.headers({ location, "cache-control": "no-store" }).code(303).send();
  };
}

function wantedLanguage(body: unknown): unknown {
  return typeof body === "object" && body !== null ? Reflect.get(body, "language") : undefined;
}

/** With one slash in front: what begins with two would be the name of another host. */
function pathOf({ pathname, search }: URL): string {
  return pathname.replace(/^\/+/, "/") + search;
}
