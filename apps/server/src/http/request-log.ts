import type { FastifyInstance, FastifyServerOptions } from "fastify";
import type { LogLevel } from "../config/config.ts";
import { errorFacts } from "./error-facts.ts";

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
    ...(target === undefined ? {} : { stream: target }),
  };
}

/**
 * One line per request, when it has been answered. The query is left out: searches and links may hold what
 * people would not want kept.
 */
export function logRequests(fastify: FastifyInstance): void {
  fastify.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split("?", 1)[0],
        operation: request.routeOptions.config.operation?.id,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        address: request.ip,
        user: request.user?.username,
      },
      "request",
    );
  });
}
