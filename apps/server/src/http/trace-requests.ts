import { AsyncResource } from "node:async_hooks";
import { finished } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { OpenSpan } from "../kernel/tracing/span.ts";
import { currentTracing } from "../kernel/tracing/tracing.ts";
import type { FastPath } from "./response-cache/fast-path.ts";
import { traceOf } from "./trace-id.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** What the request's span is active in; null while nothing is traced. */
    spanScope: AsyncResource | null;
  }
}

/**
 * Makes each request a span, part of the trace that its `traceparent` names. Names are those of operations and routes:
 * paths and queries may hold what somebody typed, and secrets.
 */
export function traceRequests(
  fastify: FastifyInstance,
  { fastPath }: { fastPath: FastPath | null },
): void {
  if (currentTracing() === null) return;
  fastify.decorateRequest("spanScope", null);
  fastify.addHook("onRequest", (request, reply, done) => {
    const span = currentTracing()?.begin(request.method, "server", request.headers);
    if (span === undefined) return done();
    joinLog(span, request, reply);
    // Unlike Fastify's own hook this also fires for a client that has disconnected.
    finished(reply.raw, (error) => end(span, request, error ? 0 : reply.statusCode));
    span.run(() => {
      request.spanScope = new AsyncResource("request");
      done();
    });
  });
  // A body arrives in events of the connection, which know nothing of the request.
  fastify.addHook("preValidation", (request, _reply, done) => {
    if (request.spanScope === null) done();
    else request.spanScope.runInAsyncScope(done);
  });
  fastPath?.onHit(({ request, cached, status }) => {
    const span = currentTracing()?.begin(request.method ?? "GET", "server", request.headers);
    const operation = cached.metadata.operation.id;
    span?.describe(operation, { ...answered(status), "atrium.cache": "hit" });
    span?.end();
  });
}

/** A trace that begins here is in the log like one that came with the request. */
function joinLog({ traceId }: OpenSpan, request: FastifyRequest, reply: FastifyReply): void {
  if (traceOf(request.headers).traceId !== undefined) return;
  request.log = reply.log = request.log.child({ traceId });
}

/** @param status 0 for a client that has left. */
function end(span: OpenSpan, { method, routeOptions }: FastifyRequest, status: number): void {
  const name = routeOptions.config.operation?.id ?? routeOptions.url ?? "unknown";
  span.describe(name, {
    ...answered(status),
    "http.request.method": method,
    "http.route": routeOptions.url ?? "unknown",
  });
  if (status === 0) span.end("aborted");
  else span.end(status >= 500 ? String(status) : undefined);
}

function answered(status: number) {
  return { "http.response.status_code": status };
}
