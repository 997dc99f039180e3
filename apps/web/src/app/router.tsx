import { createSdk } from "@atrium/sdk";
import { createRouter } from "@tanstack/react-router";
import type { Messages } from "../messages/index.ts";
import { routeTree } from "../routeTree.gen.ts";
import { ErrorPage } from "../site/error-page.tsx";
import { NotFoundPage } from "../site/not-found-page.tsx";
import type { AppConfig } from "../ssr-contract.d.ts";
import type { RouterContext } from "./router-context.ts";
import { parseSearch, stringifySearch } from "./search-params.ts";

/** What a router is made from. */
export interface RouterOptions {
  config: AppConfig;
  /** The sentences in the language of the configuration. */
  messages: Messages;
  /** Replaces the browser's fetch; the server calls the API without a socket. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Whether the server found that the address leads nowhere. */
  unknownAddress?: boolean;
  response?: RouterContext["response"];
  /** Marks the scripts and styles that the server renders. */
  nonce?: string;
}

/** Makes a router: one per request on the server, one per page in the browser. Never share one. */
export function makeRouter(options: RouterOptions) {
  const { config, messages } = options;
  const context: RouterContext = {
    config,
    sdk: createSdk({
      baseUrl: config.apiBase,
      ...(options.fetch === undefined ? {} : { fetch: options.fetch }),
    }),
    messages,
    unknownAddress: options.unknownAddress ?? false,
    response: options.response ?? {},
  };
  return createRouter({
    routeTree,
    context,
    basepath: config.basePath,
    origin: new URL(config.publicUrl).origin,
    parseSearch,
    stringifySearch,
    ...(options.nonce === undefined ? {} : { ssr: { nonce: options.nonce } }),
    scrollRestoration: true,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 30_000,
    defaultStaleTime: 30_000,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
