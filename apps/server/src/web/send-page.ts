import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";
import { cdnHeaderNames } from "../http/cdn/cdn-headers.ts";
import { matchesEtag } from "../http/etag.ts";
import type { ChosenPage } from "./page-cache.ts";
import { encodings, type Encoding, type PageResponse } from "./page-response.ts";

/** Headers that describe the body: a 304 omits them, since a new policy would not match the client's copy. */
const bodyHeaders = ["content-type", "content-security-policy"];

/** Sends the page in the best encoding that the client accepts, or 304 when it is not modified. */
export async function sendPage(
  { page, staleMs }: ChosenPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  request.shownArticleId = page.articleId;
  void reply.headers(page.headers).code(page.status);
  void reply.header("vary", varyOf(page));
  if (staleMs !== null) {
    for (const name of cdnHeaderNames) void reply.removeHeader(name);
    void reply.header("age", Math.floor(staleMs / 1000));
    void reply.header("cache-status", "Atrium; hit; detail=stale-if-error");
  }
  const { etag } = page.headers;
  if (page.status === 200 && etag && matchesEtag(request.headers["if-none-match"], etag)) {
    for (const name of bodyHeaders) void reply.removeHeader(name);
    return reply.code(304).send();
  }
  const encoding = page.isCompressible
    ? encodingFor(request.headers["accept-encoding"])
    : "identity";
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  return reply.send(await page.bodyIn(encoding));
}

function varyOf({ headers }: PageResponse): string {
  return [headers["vary"], "accept-encoding"].filter(Boolean).join(", ");
}

/** The smallest encoding that the client accepts, whatever its preference. */
function encodingFor(header: string | undefined): Encoding {
  return (header && negotiate(header, [...encodings])) || "identity";
}
