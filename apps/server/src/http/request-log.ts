import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from "fastify";
import { pino } from "pino";
import type { LogLevel } from "../kernel/config/config.ts";
import { errorFacts } from "./error-facts.ts";
import type { OperationId } from "../kernel/contract.ts";

/** Where log lines go; standard output unless a test collects them. */
export interface LogTarget {
  write(line: string): void;
}

/** Settings of the structured log: JSON, one line per event, nothing secret in it. */
export function loggerOptions(
  level: LogLevel,
  target?: LogTarget,
): NonNullable<FastifyServerOptions["logger"]> {
  const secrets = ["password", "oldPassword", "newPassword", "token", "authorization"];
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: errorFacts },
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
    stream: target ?? standardOutput(),
  };
}

/** Lines wait for others, half a second at most: a write for each would cost a request a tenth of its time. */
function standardOutput(): LogTarget {
  return pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 500 });
}

/**
 * One line per request, when it has been answered. The query is left out: searches and links may hold what
 * people would not want kept.
 */
export function logRequests(fastify: FastifyInstance): void {
  fastify.addHook("onResponse", async (request, reply) => {
    logRequest(request.log, {
      method: request.method,
      path: request.url.split("?", 1)[0],
      operation: request.routeOptions.config.operation?.id,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      address: request.ip,
      user: request.user?.username,
    });
  });
}

/** What a request's line holds besides the time. */
export interface RequestFacts {
  /** Where the log does not know it already. */
  requestId?: string;
  method: string | undefined;
  path: string | undefined;
  operation: OperationId | undefined;
  status: number;
  ms: number;
  address: string;
  user?: string | undefined;
}

/** The line of one request. */
export function logRequest(log: Pick<FastifyBaseLogger, "info">, facts: RequestFacts): void {
  log.info(facts, "request");
}
