import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { RenderedPage, WebModule } from "@atrium/web/ssr";
import type { App } from "../app.ts";
import type { Config } from "../config/config.ts";
import type { Visitor } from "../reads/visitor.ts";
import { sealPage, sealShell, type SealedPage } from "./csp.ts";
import { hasEtag, pageEtag } from "./etag.ts";
import type { KnownPaths } from "./known-paths.ts";
import type { PageConfig } from "./page-config.ts";
import { languageVary, pageLanguage, type LanguageChoice } from "./page-language.ts";

/** What pages are rendered with. */
export interface PageOptions {
  config: Config;
  app: Pick<App, "fetch">;
  /** The handler; in development it changes with every edit. */
  web: () => Promise<Pick<WebModule, "render">>;
  known: KnownPaths;
  pageConfig: PageConfig;
  language: LanguageChoice;
  /** Replaces how a page's policy is made. */
  seal?: (html: string, nonce: string) => SealedPage;
}

/** Answers with the page at the request's address. */
export async function servePage(
  options: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString("base64");
  const signal = signalOf(reply);
  const page = await renderAt(options, request, signal, nonce).catch((error: unknown) => {
    // Nobody is left to be answered.
    if (signal.aborted) return null;
    throw error;
  });
  if (page === null) return reply.hijack();
  const location = page.headers.get("location");
  if (location !== null) {
    return reply
      .code(page.status)
      .header("cache-control", "no-cache")
      .redirect(location, page.status);
  }
  const { body, policy } = (options.seal ?? (page.shell ? sealShell : sealPage))(page.body, nonce);
  void reply.code(page.status).type("text/html; charset=utf-8");
  void reply.header("vary", languageVary(options.language));
  if (page.shell || page.status === 429 || page.status >= 500) {
    void reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  } else {
    const etag = pageEtag(body);
    void reply.headers({ "cache-control": "public, max-age=0, must-revalidate", etag });
    // The policy belongs to the body that the caller has; a new one would not fit it.
    if (hasEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
  }
  return reply.header("content-security-policy", policy).send(body);
}

async function renderAt(
  { config, app, web, known, pageConfig, language }: PageOptions,
  request: FastifyRequest,
  signal: AbortSignal,
  nonce: string,
): Promise<RenderedPage> {
  const { origin } = new URL(config.publicUrl);
  const url = addressOf(origin, request.url);
  const [{ render }, page, isKnown] = await Promise.all([
    web(),
    pageConfig.read(pageLanguage(request.headers, language)),
    known.has(decodedPath(url.pathname, config.basePath)),
  ]);
  return render(new Request(url, { signal }), {
    config: page,
    fetch: (address, init) =>
      app.fetch(new Request(new URL(address, origin), init), visitorOf(request)),
    known: isKnown,
    nonce,
  });
}

function visitorOf({ method, ip, headers }: FastifyRequest): Visitor {
  // Who asks for a page's head alone does not read what is on it.
  const ahead = method === "HEAD" ? { "sec-purpose": "prefetch" } : {};
  return { address: ip, headers: { ...headers, ...ahead } };
}

/** The site's own origin before the address: two slashes at its start must not name another host. */
function addressOf(origin: string, url: string): URL {
  return URL.canParse(origin + url) ? new URL(origin + url) : new URL("/404", origin);
}

function decodedPath(pathname: string, basePath: string): string {
  const path = `/${pathname.slice(basePath.length)}`;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Ends the rendering when the visitor has left. */
function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableEnded) controller.abort(new Error("The visitor has left"));
  });
  return controller.signal;
}
