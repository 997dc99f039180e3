import type { IncomingMessage, ServerResponse } from "node:http";
import { uuidv7 } from "uuidv7";
import { matchesEtag } from "../etag.ts";
import type { OperationId } from "../../kernel/contract.ts";
import type { KeptReply } from "./kept-reply.ts";
import type { ReplyCache } from "./reply-cache.ts";

/** An answer given without the framework. */
export interface GivenAnswer {
  request: IncomingMessage;
  reply: KeptReply;
  requestId: string;
  status: 200 | 304;
}

/** What visitors are answered with, and who hears of it. */
export interface AnswerOptions {
  cache: ReplyCache;
  /** Whether calls of an operation are counted against a rate: those go through the guards. */
  isLimited(operation: OperationId): boolean;
  /** Whether the answer depends on the page that asks: then only those who name none are answered here. */
  originsMatter: boolean;
  onAnswered(answer: GivenAnswer): void;
}

/** Answers a request in front of the framework; false when the framework has to. */
export type AnswerVisitor = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Answers visitors from the cache. */
export function answerVisitors(options: AnswerOptions): AnswerVisitor {
  const { cache, isLimited, originsMatter, onAnswered } = options;
  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    if (originsMatter && request.headers.origin !== undefined) return false;
    const reply = cache.find(request.url ?? "/");
    if (reply === null || isLimited(reply.facts.operation.id) || hasBody(request)) return false;
    const requestId = uuidv7();
    const known = matchesEtag(request.headers["if-none-match"], reply.facts.etag);
    if (known) {
      response.writeHead(304, reply.headersAlone(requestId)).end();
    } else {
      response.writeHead(200, reply.headers(requestId));
      response.end(request.method === "HEAD" ? undefined : reply.body(requestId));
    }
    onAnswered({ request, reply, requestId, status: known ? 304 : 200 });
    return true;
  };
}

/** Nobody needs to send one; the framework knows how to leave it unread. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}
