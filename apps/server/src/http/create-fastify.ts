import Fastify, { LogController, type FastifyInstance } from "fastify";
import { uuidv7 } from "uuidv7";
import type { Config } from "../kernel/config/config.ts";
import type { JobRuns } from "../kernel/job-runs.ts";
import type { TrustsProxy } from "./caller-address.ts";
import { createNodeServer } from "./node-server.ts";
import { respondToBrokenHttp, sendError } from "./error-responses.ts";
import { parseQuery } from "./query-text.ts";
import type { FastPath } from "./response-cache/fast-path.ts";
import { loggerOptions, type LogTarget } from "./request-log.ts";
import { canonicalUrl } from "./route-table.ts";
import { apiHeaders } from "./security-headers.ts";
import { traceOf } from "./trace-id.ts";

export interface FrameworkOptions {
  config: Config;
  logTarget: LogTarget | undefined;
  trustsProxy: TrustsProxy;
  /** Runs before Fastify; null without a cache. */
  fastPath: FastPath | null;
  jobRuns: JobRuns;
}

/** A Fastify instance with the server's limits, logger and handling of malformed HTTP, without routes. */
export function createFastify(options: FrameworkOptions): FastifyInstance {
  const { config, fastPath, jobRuns } = options;
  const headers = apiHeaders(config);
  const { limits } = config;
  const tls = config.tls && {
    ...config.tls,
    onFailure: (error: unknown) =>
      fastify.log.error(error, "The renewed certificate is of no use."),
  };
  const fastify = Fastify({
    serverFactory: (handle) => {
      const server = createNodeServer((request, response) => {
        if (fastPath?.serve(request, response) !== true) handle(request, response);
      }, tls);
      server.requestTimeout = limits.requestMs;
      server.setTimeout(limits.connectionMs);
      server.keepAliveTimeout = keepAliveMs;
      return server;
    },
    logger: loggerOptions(config.logLevel, options.logTarget),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "requestId",
    }),
    childLoggerFactory: (logger, bindings, options, request) =>
      logger.child({ ...bindings, ...traceOf(request.headers) }, options),
    genReqId: () => uuidv7(),
    requestIdHeader: false,
    trustProxy: options.trustsProxy,
    // Of what is no operation: posted pages. Operations have limits of their own.
    bodyLimit: limits.bodyBytes,
    routerOptions: { querystringParser: parseQuery },
    forceCloseConnections: "idle",
    // Requests that arrive on open connections during shutdown are answered; then the connection closes.
    return503OnClosing: false,
    rewriteUrl: (request) => canonicalUrl(request.url ?? "/", config.apiBase),
    frameworkErrors: (error, request, reply) => {
      void reply.headers(headers).header("x-request-id", request.id);
      sendError(error, request, reply);
    },
    clientErrorHandler: (error, socket) => respondToBrokenHttp(error, socket, headers),
  });
  fastify.decorate("jobRuns", jobRuns);
  return fastify;
}

/** Longer than the keep-alive of proxies, which would otherwise sometimes send a request into a closing connection. */
const keepAliveMs = 72_000;
