import { Buffer } from "node:buffer";
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CdnHeaders } from "./cdn/cdn-headers.ts";
import { keysOfReply } from "../modules/cdn/surrogate-keys.ts";
import { etagOf, matchesEtag } from "./etag.ts";
import { isInProcess } from "./inject-request.ts";
import type { RateLimits } from "./rate-limits/rate-limits.ts";
import type { CacheKey } from "./response-cache/cache-key.ts";
import { CachedResponse, type ResponseMetadata } from "./response-cache/cached-response.ts";
import type { Flight, ResponseCache } from "./response-cache/response-cache.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The cache hit that answers the request; null when a handler does. */
    cachedResponse: CachedResponse | null;
    /** The single-flight load that this request holds. */
    flight: Flight | null;
    /** The article that the response shows in full. */
    shownArticleId: string | null;
    /** Generation of the public data that the response is at least as new as. */
    dataGeneration: number;
  }
}

export interface PublicCacheOptions {
  cache: ResponseCache | null;
  cacheKey: CacheKey;
  cdn: CdnHeaders | null;
  rateLimits: RateLimits;
  now(): Date;
}

/**
 * Adds an ETag to public reads, answers 304 (not modified), and caches responses. Clients revalidate every time, so what
 * staff publish or take offline shows on the next request. What no kept response answers is limited.
 */
export function cachePublicReads(
  fastify: FastifyInstance,
  { cache, cacheKey, cdn, rateLimits, now }: PublicCacheOptions,
): void {
  fastify.decorateRequest("cachedResponse", null);
  fastify.decorateRequest("flight", null);
  fastify.decorateRequest("shownArticleId", null);
  fastify.decorateRequest("dataGeneration", 0);
  if (cdn !== null) {
    fastify.addHook("onRequest", async (request) => {
      request.dataGeneration = cdn.generation;
    });
  }
  fastify.addHook("onRequest", async (request, reply) => {
    if (!isPublicRead(request)) return;
    // Without a cache no key is worth making.
    const key = cache === null ? null : cacheKey(request.originalUrl);
    const isKept = key !== null && cache?.get(key) !== null;
    // A page that is rendered waits for its turn instead; its reads are not counted.
    if (!isKept && !isInProcess(request)) rateLimits.countRead(request, now().getTime());
    if (cache !== null && key !== null) await serveKept(cache, key, request, reply);
  });
  if (cache !== null) fastify.addHook("preClose", async () => cache.stop());
  fastify.addHook("onSend", async (request, reply, payload) => {
    if (!isPublicRead(request) || reply.statusCode !== 200) {
      request.flight?.resolve(null);
      return payload;
    }
    // Its length, its tag and the socket would each make the bytes of a text anew.
    const body = typeof payload === "string" ? Buffer.from(payload) : payload;
    const etag = tagOf(request, reply, body);
    if (etag === null) return body;
    void reply.headers({ etag, "cache-control": "public, max-age=0, must-revalidate" });
    const cdnKeys = cdn === null ? null : cdnKeysOf(request, payload);
    void reply.headers(cdn?.of(cdnKeys, request.dataGeneration) ?? {});
    request.flight?.resolve(cacheableResponse(request, reply, body, { etag, cdnKeys }));
    if (!matchesEtag(request.headers["if-none-match"], etag)) return body;
    if (body instanceof Readable) body.destroy();
    for (const name of ["content-type", "content-length", "content-disposition"]) {
      void reply.removeHeader(name);
    }
    void reply.code(304);
    return null;
  });
}

/** Of the reads that reach Fastify: rate-limited searches, calls of the page renderer, and cache misses. */
async function serveKept(
  cache: ResponseCache,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const result = await cache.join(key);
  if (result.kind === "miss") request.flight = result.flight;
  if (result.kind !== "hit") return;
  const cached = result.response;
  request.cachedResponse = cached;
  request.shownArticleId = cached.metadata.articleId;
  await reply.type("application/json; charset=utf-8").send(cached.body(request.id));
}

/** Public reads are the same for everybody: a token is ignored. */
function isPublicRead({ method, routeOptions }: FastifyRequest): boolean {
  return (
    (method === "GET" || method === "HEAD") && routeOptions.config.operation?.access === "public"
  );
}

function tagOf(request: FastifyRequest, reply: FastifyReply, body: unknown): string | null {
  const existing = reply.getHeader("etag");
  if (typeof existing === "string") return existing;
  if (request.cachedResponse !== null) return request.cachedResponse.metadata.etag;
  return Buffer.isBuffer(body) ? etagOf(body, request.id) : null;
}

/** null for what no CDN should keep: files, and searches, of which there is no end. */
function cdnKeysOf(
  { cachedResponse, routeOptions, params }: FastifyRequest,
  payload: unknown,
): readonly string[] | null {
  if (cachedResponse !== null) return cachedResponse.metadata.cdnKeys;
  const { operation } = routeOptions.config;
  if (typeof payload !== "string" || operation === undefined) return null;
  if (operation.id === "siteSearchContent") return null;
  // Validated: an object of the path's parameters.
  return keysOfReply(operation.id, payload, params as Record<string, unknown>);
}

function cacheableResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
  known: Pick<ResponseMetadata, "etag" | "cdnKeys">,
): CachedResponse | null {
  const { operation } = request.routeOptions.config;
  if (!Buffer.isBuffer(body) || operation === undefined || request.user !== null) return null;
  const path = request.url.split("?", 1)[0] ?? "";
  const metadata = { operation, path, ...known, articleId: request.shownArticleId };
  return CachedResponse.of(metadata, body, request.id, reply.getHeaders());
}
