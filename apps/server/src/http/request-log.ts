import type { IncomingHttpHeaders } from "node:http";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { pino, type LoggerOptions } from "pino";
import type { LogLevel } from "../kernel/config/config.ts";
import { errorDetails } from "./error-details.ts";
import type { OperationId } from "../kernel/contract.ts";
import { withoutSecrets } from "./log-secrets.ts";
import type { FastPath } from "./response-cache/fast-path.ts";
import { traceOf } from "./trace-id.ts";

/** Standard output unless a test collects the lines. */
export interface LogTarget {
  write(line: string): void;
}

/** JSON, one line per event, without secrets. */
export function loggerOptions(
  level: LogLevel,
  target?: LogTarget,
): LoggerOptions & { stream: LogTarget } {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: errorDetails },
    formatters: { log: withoutSecrets },
    stream: target ?? standardOutput(),
  };
}

/** Buffers lines for up to half a second: a write for each would take a tenth of a request's time. */
function standardOutput(): LogTarget {
  return pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 500 });
}

/** Logs each request when it has been answered, without its query: searches and links may hold private data. */
export function logRequests(
  fastify: FastifyInstance,
  { fastPath }: { fastPath: FastPath | null },
): void {
  fastify.addHook("onResponse", async (request, reply) => {
    logRequest(request.log, {
      method: request.method,
      path: request.url.split("?", 1)[0],
      operation: request.routeOptions.config.operation?.id,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      address: request.ip,
      user: request.user?.username,
      clientRequestId: clientRequestId(request.headers),
    });
  });
  fastPath?.onHit(({ request: { method, headers }, cached, requestId, status, address }) => {
    const { operation, path } = cached.metadata;
    logRequest(fastify.log, {
      requestId,
      ...traceOf(headers),
      method,
      path,
      operation: operation.id,
      status,
      ms: 0,
      address,
      clientRequestId: clientRequestId(headers),
    });
  });
}

/**
 * The id that a client or a proxy sends, to find its calls by. It never becomes the request's id, which the operation log
 * relies on: those of clients may be forged or repeated.
 */
function clientRequestId({ "x-request-id": id }: IncomingHttpHeaders): string | undefined {
  return typeof id === "string" && /^[\w.:/+=-]{1,128}$/.test(id) ? id : undefined;
}

interface RequestLogEntry {
  /** Where the logger does not add it. */
  requestId?: string;
  traceId?: string;
  method: string | undefined;
  path: string | undefined;
  operation: OperationId | undefined;
  status: number;
  ms: number;
  address: string;
  user?: string | undefined;
  clientRequestId: string | undefined;
}

function logRequest(log: Pick<FastifyBaseLogger, "info">, entry: RequestLogEntry): void {
  log.info(entry, "request");
}
