import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { etagOf, matchesEtag } from "./etag.ts";
import type { CacheKey } from "./response-cache/cache-key.ts";
import { CachedResponse } from "./response-cache/cached-response.ts";
import type { Flight, ResponseCache } from "./response-cache/response-cache.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The cache hit that answers the request; null when a handler does. */
    cachedResponse: CachedResponse | null;
    /** The single-flight load that this request holds. */
    flight: Flight | null;
    /** The article that the response shows in full. */
    shownArticleId: string | null;
  }
}

/**
 * Adds an ETag to public reads, answers 304 (not modified), and caches responses. Clients revalidate every time, so what
 * staff publish or take offline shows on the next request.
 */
export function cachePublicReads(
  fastify: FastifyInstance,
  { cache, cacheKey }: { cache: ResponseCache | null; cacheKey: CacheKey },
): void {
  fastify.decorateRequest("cachedResponse", null);
  fastify.decorateRequest("flight", null);
  fastify.decorateRequest("shownArticleId", null);
  if (cache !== null) serveCachedReads(fastify, cache, cacheKey);
  fastify.addHook("onSend", async (request, reply, payload) => {
    if (!isPublicRead(request) || reply.statusCode !== 200) {
      request.flight?.resolve(null);
      return payload;
    }
    const etag = tagOf(request, reply, payload);
    if (etag === null) return payload;
    void reply.headers({ etag, "cache-control": "public, max-age=0, must-revalidate" });
    request.flight?.resolve(cacheableResponse(request, reply, payload, etag));
    if (!matchesEtag(request.headers["if-none-match"], etag)) return payload;
    if (payload instanceof Readable) payload.destroy();
    for (const name of ["content-type", "content-length", "content-disposition"]) {
      void reply.removeHeader(name);
    }
    void reply.code(304);
    return null;
  });
}

/** The reads that reach Fastify: rate-limited searches, calls of the page renderer, and cache misses. */
function serveCachedReads(
  fastify: FastifyInstance,
  cache: ResponseCache,
  cacheKey: CacheKey,
): void {
  fastify.addHook("onRequest", async (request, reply) => {
    const key = isPublicRead(request) ? cacheKey(request.originalUrl) : null;
    if (key === null) return;
    const result = await cache.join(key);
    if (result.kind === "miss") request.flight = result.flight;
    if (result.kind !== "hit") return;
    const cached = result.response;
    request.cachedResponse = cached;
    request.shownArticleId = cached.metadata.articleId;
    await reply.type("application/json; charset=utf-8").send(cached.body(request.id));
  });
  fastify.addHook("preClose", async () => cache.stop());
}

/** Public reads are the same for everybody: a token is ignored. */
function isPublicRead({ method, routeOptions }: FastifyRequest): boolean {
  return (
    (method === "GET" || method === "HEAD") && routeOptions.config.operation?.access === "public"
  );
}

function tagOf(request: FastifyRequest, reply: FastifyReply, payload: unknown): string | null {
  const existing = reply.getHeader("etag");
  if (typeof existing === "string") return existing;
  if (request.cachedResponse !== null) return request.cachedResponse.metadata.etag;
  return typeof payload === "string" ? etagOf(payload, request.id) : null;
}

function cacheableResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  etag: string,
): CachedResponse | null {
  const { operation } = request.routeOptions.config;
  if (typeof payload !== "string" || operation === undefined || request.user !== null) return null;
  const path = request.url.split("?", 1)[0] ?? "";
  const metadata = { operation, path, etag, articleId: request.shownArticleId };
  return CachedResponse.of(metadata, payload, request.id, reply.getHeaders());
}
