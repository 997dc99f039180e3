import { finished } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { DatabaseLoad } from "../../db/database.ts";
import type { FastPath } from "../response-cache/fast-path.ts";
import type { ResponseCache } from "../response-cache/response-cache.ts";

export interface MetricsSources {
  databaseLoad: (() => DatabaseLoad) | undefined;
  cache: Pick<ResponseCache, "bytes"> | null;
  pages: Pick<ResponseCache, "bytes"> | null;
  fastPath: FastPath | null;
}

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Collects metrics in a registry of its own: requests by operation and status, the process (event loop lag, memory,
 * garbage collection), and the load of the database.
 */
export function collectMetrics(
  fastify: FastifyInstance,
  { databaseLoad, cache, pages, fastPath }: MetricsSources,
): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = countRequests(fastify, registry);
  if (databaseLoad !== undefined) watchDatabase(databaseLoad, registry);
  watchBytes("atrium_response_cache_bytes", "replies to visitors", cache, registry);
  watchBytes("atrium_page_cache_bytes", "pages", pages, registry);
  const answers = countAnswers(registry);
  fastPath?.onHit(({ cached, status }) => {
    duration.observe({ operation: cached.metadata.operation.id, status }, 0);
    answers.inc();
  });
  return registry;
}

function watchBytes(
  name: string,
  what: string,
  cache: MetricsSources["cache"],
  registry: Registry,
): void {
  const bytes = new Gauge({
    name,
    help: `Memory that finished ${what} take`,
    registers: [],
    collect() {
      this.set(cache?.bytes ?? 0);
    },
  });
  registry.registerMetric(bytes);
}

function countAnswers(registry: Registry): Counter {
  return new Counter({
    name: "atrium_reply_cache_answers_total",
    help: "Requests answered from the reply cache before anything else saw them",
    registers: [registry],
  });
}

function countRequests(fastify: FastifyInstance, registry: Registry) {
  const registers = [registry];
  const duration = new Histogram({
    name: "atrium_http_request_duration_seconds",
    help: "Time from a request's arrival to the last byte of its answer, in seconds",
    labelNames: ["operation", "status"],
    buckets: secondsBuckets,
    registers,
  });
  const running = new Gauge({
    name: "atrium_http_requests_running",
    help: "Requests that are being answered",
    registers,
  });
  fastify.addHook("onRequest", async (request, reply) => {
    running.inc();
    const stop = duration.startTimer({ operation: operationOf(request) });
    // Unlike Fastify's own hook this also fires for a client that has disconnected.
    finished(reply.raw, (error) => {
      running.dec();
      stop({ status: error ? "aborted" : String(reply.statusCode) });
    });
  });
  return duration;
}

/** The operation's id, else the route's pattern: never a URL, of which there is no end. */
function operationOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.config.operation?.id ?? routeOptions.url ?? "unknown";
}

function watchDatabase(load: () => DatabaseLoad, registry: Registry): void {
  const watch = (fact: keyof DatabaseLoad, help: string) =>
    new Gauge({
      name: `atrium_database_${fact}`,
      help,
      registers: [registry],
      collect() {
        this.set(load()[fact]);
      },
    });
  watch("connections", "Open connections to the database; the embedded one has one");
  watch("busy", "Connections that are in use");
  watch("waiting", "Queries and transactions that wait for a connection");
}
