import { publicPaths } from "@atrium/hooks";
import { createRouter, type NotFoundRouteComponent } from "@tanstack/react-router";
import type { Messages } from "../i18n/index.ts";
import { routeTree } from "../routeTree.gen.ts";
import { ErrorPage } from "../site/error-page.tsx";
import { isAppThere } from "../start/page-start.ts";
import type { AppConfig, PostedForm } from "../ssr-contract.d.ts";
import type { RouterContext } from "./router-context.ts";
import type { VisitorSdk } from "./visitor-sdk.ts";
import { parseSearch, stringifySearch } from "./search-params.ts";

/** What a router is made from. */
export interface RouterOptions {
  config: AppConfig;
  /** The sentences in the language of the configuration. */
  messages: Messages;
  /** What says that there is no page for the URL. */
  notFoundPage: NotFoundRouteComponent;
  /** Replaces the browser's fetch; the server calls the API without a socket. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Whether the server found no page for the URL. */
  unknownAddress?: boolean;
  /** The form that was sent to the page. */
  posted?: PostedForm | undefined;
  /** The scripts for a page of some routes, which the server writes into it. */
  scriptsFor?: RouterContext["scriptsFor"];
  response?: RouterContext["response"];
  /** Marks the scripts and styles that the server renders. */
  nonce?: string;
}

/** Makes a router: one per request on the server, one per page in the browser. Never share one. */
export function makeRouter(options: RouterOptions) {
  const { config, messages, notFoundPage } = options;
  let sdk: Promise<VisitorSdk> | undefined;
  const context: RouterContext = {
    config,
    openSdk: () => (sdk ??= loadSdk(options)),
    messages,
    unknownAddress: options.unknownAddress ?? false,
    posted: options.posted,
    scriptsFor: options.scriptsFor,
    response: options.response ?? {},
  };
  return createRouter({
    routeTree,
    context,
    basepath: config.pagesPath,
    origin: config.publicUrl,
    parseSearch,
    stringifySearch,
    ...(options.nonce === undefined ? {} : { ssr: { nonce: options.nonce } }),
    // In the back office every page scrolls for itself, and the router would move the strip of tabs back.
    // Nor does it scroll a page while it takes it over: its reader has begun to read.
    scrollRestoration: ({ location }) => hasTakenOver() && publicPaths.includes(location.pathname),
    defaultPreload: "intent",
    defaultPreloadStaleTime: 30_000,
    defaultStaleTime: 30_000,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: notFoundPage,
  });
}

function hasTakenOver(): boolean {
  return globalThis.document === undefined || isAppThere(document);
}

async function loadSdk({ config, fetch }: RouterOptions): Promise<VisitorSdk> {
  const { createVisitorSdk } = await import("./visitor-sdk.ts");
  // While rendering a page nobody waits for a retry: the last good page is there at once.
  const rendering = fetch === undefined ? {} : { fetch, retries: 0 };
  return createVisitorSdk(config.language, { baseUrl: config.apiBase, ...rendering });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }

  interface StaticDataRouteOption {
    /** Whether a page of the route does more than being read, so that the app starts without waiting for its visitor. */
    startsByItself?: boolean;
    /** A page of the back office that the server renders all the same: its app starts at once, and nobody caches it. */
    isShell?: boolean;
    /** What has to be there before the app takes over a page of the route. */
    beforeHydration?: () => Promise<void>;
  }
}
