import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";
import { matchesEtag } from "../http/etag.ts";
import { encodings, type Encoding, type FinishedPage } from "./finished-page.ts";

/** Headers that describe a body, and so do not go without one: a new policy would not fit the body the caller has. */
const bodyHeaders = ["content-type", "content-security-policy"];

/** Sends a finished page in the form that the caller reads best, or the news that it has not changed. */
export async function sendPage(
  page: FinishedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  request.shownArticleId = page.articleId;
  void reply.headers(page.headers).code(page.status);
  void reply.header("vary", varyOf(page));
  const { etag } = page.headers;
  if (page.status === 200 && etag && matchesEtag(request.headers["if-none-match"], etag)) {
    for (const name of bodyHeaders) void reply.removeHeader(name);
    return reply.code(304).send();
  }
  const encoding = page.packs ? encodingFor(request.headers["accept-encoding"]) : "identity";
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  return reply.send(await page.bodyIn(encoding));
}

function varyOf({ headers }: FinishedPage): string {
  return [headers["vary"], "accept-encoding"].filter(Boolean).join(", ");
}

/** Of what the caller takes, the smallest. A form that it only takes as the last choice is still one that it takes. */
function encodingFor(header: string | undefined): Encoding {
  return (header && negotiate(header, [...encodings])) || "identity";
}
