import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { PostedForm, RenderedPage, WebModule } from "@atrium/web/ssr";
import type { App } from "./app.ts";
import type { Config } from "../kernel/config/config.ts";
import { sideOf } from "../kernel/config/admin-url.ts";
import { calledOrigins } from "../kernel/config/staff-calls.ts";
import { sealPage, sealShell, type EmbedPolicy, type SealedPage } from "./csp.ts";
import { pageEtag } from "./etag.ts";
import { PageResponse } from "./page-response.ts";
import type { KnownPaths } from "./known-paths.ts";
import { cachedPage } from "./page-cache.ts";
import { placeOf } from "../content/site-paths.ts";
import { traced } from "../kernel/tracing/tracing.ts";
import { boundKeys } from "../modules/cdn/surrogate-keys.ts";
import { rateLimitKey } from "../kernel/rate-limit-key.ts";
import { busyPage } from "./busy-page.ts";
import type { PageLanguages } from "./page-languages.ts";
import type { PageConfig } from "./page-config.ts";
import { languageVary, pageLanguage, type LanguageChoice } from "./page-language.ts";
import { RenderQueueFullError, type RenderQueue } from "./render-queue.ts";
import { sendPage } from "./send-page.ts";

export interface PageOptions {
  config: Config;
  app: Pick<App, "fetch" | "pages" | "cdn" | "databaseResponds">;
  /** The web app's handler; in development it changes with every edit. */
  web: () => Promise<Pick<WebModule, "render" | "pageAddress">>;
  known: KnownPaths;
  pageConfig: PageConfig;
  /** The languages of the site's pages. */
  languages: PageLanguages;
  /** Of the back office. */
  language: LanguageChoice;
  /** Origins that frames within a public page may come from. */
  frameSources: readonly string[];
  queue: RenderQueue;
  /** Replaces how a page's policy is made; nothing is cached then. */
  seal?: (html: string, nonce: string, embedding: EmbedPolicy) => SealedPage;
}

interface PageRequest {
  /** The URL to render. */
  url: URL;
  /** Whether it is a page. */
  known: boolean;
  language: string;
  /** Where the pages of its language are: `""`, or such as `/zh`. */
  prefix: string;
  /** Whether it knows the languages that have no content yet, which visitors are not offered. */
  knowsAll: boolean;
  /** What else the page depends on. */
  vary: string;
  /** Whether the page is the same for everybody who requests this URL in this language. */
  shared: boolean;
  form: PostedForm | undefined;
  /** Where it is served instead; null for here. */
  elsewhere: string | null;
}

/** Renders the page of the request, with the result of the form that was posted to it. */
export async function servePage(
  options: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  form?: PostedForm,
): Promise<FastifyReply> {
  const pageRequest = await parseRequest(options, request, form);
  if (pageRequest.elsewhere !== null) return reply.redirect(pageRequest.elsewhere, 302);
  // Others may wait for a cacheable page; any other rendering is aborted when its visitor leaves.
  const signal = pageRequest.shared ? null : signalOf(reply);
  try {
    const page = await cachedPage({
      app: options.app,
      cache: options.seal === undefined ? options.app.pages : null,
      key: pageRequest.shared
        ? `${pageRequest.language} ${pageRequest.url.pathname}${pageRequest.url.search}`
        : null,
      render: () =>
        options.queue.run(rateLimitKey(request.ip), () =>
          renderPage(options, request, pageRequest, signal),
        ),
      onFailure: () => request.log.warn("A page could not be made; the last one is shown"),
    });
    return await sendPage(page, request, reply);
  } catch (error) {
    // Nobody is left to answer.
    if (signal?.aborted) return reply.hijack();
    if (!(error instanceof RenderQueueFullError)) throw error;
    request.log.warn(error.message);
    const staleMs = null;
    return sendPage({ page: busyPage(pageRequest.language), staleMs }, request, reply);
  }
}

/** Shows a draft, perhaps the first content in its language. */
const previewPath = "/article-preview";

/** What the back office shows of the site, in frames. */
const previewPaths: ReadonlySet<string> = new Set([previewPath, "/home-preview"]);

/** A response of the API with `Retry-After`. */
interface Refusal {
  status: number;
  retryAfter: string;
}

/** Drops from a cacheable URL what no page reads, so that the cached page fits everybody. */
async function parseRequest(
  { config, web, known, languages, language: choice }: PageOptions,
  request: FastifyRequest,
  form: PostedForm | undefined,
): Promise<PageRequest> {
  const url = addressOf(config.publicUrl, request.url);
  const path = decodedPath(url, config.basePath);
  const place = placeOf(path, await languages.read());
  const { prefix } = place;
  const isPublic = known.isPublic(place.path);
  const side = sideOf(request.headers.host, config);
  const [{ pageAddress }, isKnown] = await Promise.all([
    web(),
    isPublic || (side !== "public" && prefix === "" && known.has(path)),
  ]);
  // What visitors read has the language of its address, and so has its preview; the back office that of the account.
  const byAddress = prefix !== "" || !isKnown || isPublic;
  const pageRequest = {
    known: isKnown,
    prefix,
    knowsAll: !byAddress || place.path === previewPath,
    form,
    language: byAddress ? place.language : pageLanguage(request.headers, choice),
    vary: byAddress ? "" : languageVary(choice),
    elsewhere: side === "admin" ? elsewhereOf(place.path, isPublic, url, config) : null,
  };
  const own = pageAddress(place.path, url.search);
  const address = isKnown ? own && prefix + own : pathBelow(url, config.basePath);
  if (address === null || form !== undefined || side === "admin") {
    return { ...pageRequest, url, shared: false };
  }
  return {
    ...pageRequest,
    url: new URL(config.publicUrl + config.basePath.slice(0, -1) + address),
    shared: true,
  };
}

/** Of the back office's own origin, which shows previews and no other page of the site. */
function elsewhereOf(path: string, isPublic: boolean, url: URL, { basePath }: Config) {
  if (path === "/") return `${basePath}login`;
  return isPublic && !previewPaths.has(path) ? url.href : null;
}

async function renderPage(
  options: PageOptions,
  request: FastifyRequest,
  pageRequest: PageRequest,
  signal: AbortSignal | null,
): Promise<PageResponse> {
  const nonce = randomBytes(16).toString("base64");
  const { cdn } = options.app;
  const generation = cdn?.generation ?? 0;
  const rendered = await traced("render page", {}, () =>
    renderAt(options, request, pageRequest, { nonce, signal }),
  );
  const { page, refusal } = rendered;
  const { vary } = pageRequest;
  const { shell, articleId, isPrivate, isFramable } = page;
  // A page that fails because the API refused for now has the API's status.
  const status = page.status === 500 ? (refusal?.status ?? 500) : page.status;
  const location = page.headers.get("location");
  // The URL of a private page is a secret: other sites must not learn it.
  const secrecy = isPrivate ? { "referrer-policy": "no-referrer", "x-robots-tag": "noindex" } : {};
  if (location !== null) {
    const caching = { "cache-control": isPrivate ? "no-store" : "no-cache" };
    return new PageResponse({
      status,
      headers: { location, vary, ...caching, ...secrecy },
      body: "",
    });
  }
  const seal = options.seal ?? (shell ? sealShell : sealPage);
  const { frameSources, config } = options;
  const embedding = {
    images: config.imageSources,
    frames: frameSources,
    calls: shell ? calledOrigins(config) : [],
    framable: isFramable,
  };
  const { body, policy } = seal(page.body, nonce, embedding);
  const cacheable = { "cache-control": "public, max-age=0, must-revalidate", etag: pageEtag(body) };
  const uncacheable = { "cache-control": "no-store", "x-robots-tag": "noindex" };
  const isUncacheable = shell || isPrivate || pageRequest.form || status === 429 || status >= 500;
  const headers = {
    vary,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    ...(status === refusal?.status ? { "retry-after": refusal.retryAfter } : {}),
    ...(isUncacheable ? uncacheable : cacheable),
    ...(isUncacheable || status !== 200 ? {} : cdn?.of(rendered.cdnKeys, generation)),
    ...secrecy,
    ...(isFramable ? { "x-frame-options": "SAMEORIGIN" } : {}),
  };
  return new PageResponse({ status, headers, body, articleId });
}

/** Also returns what the API refused for now, and by what CDNs drop the page: null where a part of it has no keys. */
async function renderAt(
  { app, web, pageConfig, languages }: PageOptions,
  { ip }: FastifyRequest,
  { url, known, language, prefix, knowsAll, form }: PageRequest,
  { nonce, signal }: { nonce: string; signal: AbortSignal | null },
): Promise<{ page: RenderedPage; refusal: Refusal | null; cdnKeys: string[] | null }> {
  const [{ render }, config] = await Promise.all([
    web(),
    pageConfig.read(language, prefix, (code) => knowsAll || languages.offers(code)),
  ]);
  const refusals: Refusal[] = [];
  const keys = new Set(["site"]);
  let isKeyed = true;
  const page = await render(new Request(url, { signal }), {
    config,
    // The page counts as the visitor's read; the calls that render it only count against rate limits.
    async fetch(address, init) {
      const request = new Request(new URL(address, url.origin), init);
      const answer = await app.fetch(request, { address: ip, headers: {} });
      const retryAfter = answer.headers.get("retry-after");
      const own = answer.headers.get("surrogate-key")?.split(" ");
      for (const key of own ?? []) keys.add(key);
      isKeyed &&= own !== undefined;
      if (retryAfter !== null) refusals.push({ status: answer.status, retryAfter });
      return answer;
    },
    known,
    nonce,
    ...(form === undefined ? {} : { form }),
  });
  const cdnKeys = isKeyed ? boundKeys(keys) : null;
  return { page, refusal: refusals[0] ?? null, cdnKeys };
}

/** Prepends the site's origin: two leading slashes must not name another host. */
export function addressOf(origin: string, url: string): URL {
  return URL.canParse(origin + url) ? new URL(origin + url) : new URL("/404", origin);
}

function pathBelow({ pathname }: URL, basePath: string): string {
  return `/${pathname.slice(basePath.length)}`;
}

function decodedPath(url: URL, basePath: string): string {
  const path = pathBelow(url, basePath);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Aborts when the visitor leaves. */
function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableEnded) controller.abort(new Error("The visitor has left"));
  });
  return controller.signal;
}
