import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { etagOf, matchesEtag } from "./etag.ts";
import { KeptReply } from "./reply-cache/kept-reply.ts";
import type { Filling, ReplyCache } from "./reply-cache/reply-cache.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The finished reply it is answered with; null when a handler answers it. */
    keptReply: KeptReply | null;
    /** The right to keep its reply for others. */
    filling: Filling | null;
    /** The article that its reply shows in full. */
    shownArticleId: string | null;
  }
}

/**
 * Gives the public reads an ETag, lets a caller that already has the answer keep it, and keeps answers for the next one.
 * Callers check theirs every time: what staff publish or withdraw shows at the next look.
 *
 * @param cache Where replies are kept; null keeps none.
 */
export function cachePublicReads(fastify: FastifyInstance, cache: ReplyCache | null): void {
  fastify.decorateRequest("keptReply", null);
  fastify.decorateRequest("filling", null);
  fastify.decorateRequest("shownArticleId", null);
  if (cache !== null) answerWhatIsKept(fastify, cache);
  fastify.addHook("onSend", async (request, reply, payload) => {
    if (!isPublicRead(request) || reply.statusCode !== 200) {
      request.filling?.settle(null);
      return payload;
    }
    const etag = tagOf(request, reply, payload);
    if (etag === null) return payload;
    void reply.headers({ etag, "cache-control": "public, max-age=0, must-revalidate" });
    request.filling?.settle(replyToKeep(request, reply, payload, etag));
    if (!matchesEtag(request.headers["if-none-match"], etag)) return payload;
    if (payload instanceof Readable) payload.destroy();
    for (const name of ["content-type", "content-length", "content-disposition"]) {
      void reply.removeHeader(name);
    }
    void reply.code(304);
    return null;
  });
}

/** Of what is asked through the framework: searches, whose rate is limited, the pages' own calls, and what is missing. */
function answerWhatIsKept(fastify: FastifyInstance, cache: ReplyCache): void {
  fastify.addHook("onRequest", async (request, reply) => {
    if (!isPublicRead(request)) return;
    const taken = await cache.take(request.originalUrl);
    if (taken.kind === "missing") request.filling = taken.filling;
    if (taken.kind !== "kept") return;
    const kept = taken.reply;
    request.keptReply = kept;
    request.shownArticleId = kept.facts.articleId;
    await reply.type("application/json; charset=utf-8").send(kept.body(request.id));
  });
  fastify.addHook("preClose", async () => cache.stop());
}

/** Visitors' reads. They are the same for everybody: a token that comes along is not looked at. */
function isPublicRead({ method, routeOptions }: FastifyRequest): boolean {
  return (
    (method === "GET" || method === "HEAD") && routeOptions.config.operation?.access === "public"
  );
}

function tagOf(request: FastifyRequest, reply: FastifyReply, payload: unknown): string | null {
  const own = reply.getHeader("etag");
  if (typeof own === "string") return own;
  if (request.keptReply !== null) return request.keptReply.facts.etag;
  return typeof payload === "string" ? etagOf(payload, request.id) : null;
}

function replyToKeep(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  etag: string,
): KeptReply | null {
  const { operation } = request.routeOptions.config;
  if (typeof payload !== "string" || operation === undefined || request.user !== null) return null;
  const path = request.url.split("?", 1)[0] ?? "";
  const facts = { operation, path, etag, articleId: request.shownArticleId };
  return KeptReply.of(facts, payload, request.id, reply.getHeaders());
}
