import { finished } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { DatabaseLoad, Replica } from "../../db/database.ts";
import type { Db } from "../../db/db.ts";
import type { InvalidationBus } from "../../db/invalidation-bus.ts";
import { readContract } from "../../kernel/contract.ts";
import { currentTracing } from "../../kernel/tracing/tracing.ts";
import type { FileStorage } from "../../modules/files/storage/file-storage.ts";
import type { FastPath } from "../response-cache/fast-path.ts";
import type { ResponseCache } from "../response-cache/response-cache.ts";
import { toAppError } from "../to-app-error.ts";
import { watchDisk, type WatchedFolders } from "./watch-disk.ts";
import { watchJobs } from "./watch-jobs.ts";
import { watchReplica } from "./watch-replica.ts";
import { watchOutboxes } from "./watch-outboxes.ts";

export interface MetricsSources {
  config: WatchedFolders;
  db: Db;
  now: () => Date;
  databaseLoad: (() => DatabaseLoad) | undefined;
  cache: Pick<ResponseCache, "bytes"> | null;
  pages: Pick<ResponseCache, "bytes" | "staleAnswers"> | null;
  databaseResponds: () => boolean;
  files: Pick<FileStorage, "responds">;
  invalidationBus: Pick<InvalidationBus, "connected"> | undefined;
  fastPath: FastPath | null;
  replica: Replica | undefined;
}

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Collects metrics in a registry of its own: requests by operation and status, the process (event loop lag, memory,
 * garbage collection), and the load of the database.
 */
export function collectMetrics(fastify: FastifyInstance, sources: MetricsSources): Registry {
  const { databaseLoad, cache, pages, fastPath } = sources;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = countRequests(fastify, registry);
  if (databaseLoad !== undefined) watchDatabase(databaseLoad, registry);
  watch(registry, "atrium_response_cache_bytes", {
    help: "Memory that finished replies to visitors take",
    read: () => cache?.bytes ?? 0,
  });
  watch(registry, "atrium_page_cache_bytes", {
    help: "Memory that finished pages take",
    read: () => pages?.bytes ?? 0,
  });
  watchStaleness(sources, registry);
  watchJobs(fastify.jobRuns, registry);
  countLostSpans(registry);
  watchReplica(sources.replica, registry);
  watchOutboxes(sources, registry);
  watchDisk(sources.config, registry);
  nameBuild(registry);
  countServerErrors(fastify, registry);
  const answers = countAnswers(registry);
  fastPath?.onHit(({ cached, status }) => {
    duration.observe({ operation: cached.metadata.operation.id, status }, 0);
    answers.inc();
  });
  return registry;
}

function countAnswers(registry: Registry): Counter {
  return new Counter({
    name: "atrium_reply_cache_answers_total",
    help: "Requests answered from the reply cache before anything else saw them",
    registers: [registry],
  });
}

/** What is served in place of current pages, and whether changes by other servers arrive. */
function watchStaleness(
  { pages, databaseResponds, files, invalidationBus }: MetricsSources,
  registry: Registry,
): void {
  const stale = new Counter({
    name: "atrium_stale_pages_total",
    help: "Pages served from the cache because no current one could be made",
    registers: [],
    collect() {
      this.reset();
      this.inc(pages?.staleAnswers ?? 0);
    },
  });
  registry.registerMetric(stale);
  watch(registry, "atrium_database_responds", {
    help: "1 while the database responds, as far as is known",
    read: () => Number(databaseResponds()),
  });
  watch(registry, "atrium_files_respond", {
    help: "1 while the store of the uploaded files does its work, as far as the last request for one says",
    read: () => Number(files.responds),
  });
  watch(registry, "atrium_database_listening", {
    help: "1 while changes by other servers arrive; nothing is cached while it is 0",
    read: () => Number(invalidationBus?.connected === true),
  });
}

/** What the collector of traces did not take. */
function countLostSpans(registry: Registry): void {
  const lost = new Counter({
    name: "atrium_trace_spans_lost_total",
    help: "Spans that the collector of traces did not take",
    registers: [],
    collect() {
      this.reset();
      this.inc(currentTracing()?.lost ?? 0);
    },
  });
  registry.registerMetric(lost);
}

function countServerErrors(fastify: FastifyInstance, registry: Registry): void {
  const errors = new Counter({
    name: "atrium_server_errors_total",
    help: "Failures that are the server's, by error code",
    labelNames: ["code"],
    registers: [registry],
  });
  fastify.addHook("onError", async (_request, _reply, error) => {
    const { errorCode, status } = toAppError(error);
    if (status >= 500) errors.inc({ code: errorCode });
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
  const watchLoad = (fact: keyof DatabaseLoad, help: string) =>
    watch(registry, `atrium_database_${fact}`, { help, read: () => load()[fact] });
  watchLoad("connections", "Open connections to the database; the embedded one has one");
  watchLoad("busy", "Connections that are in use");
  watchLoad("waiting", "Queries and transactions that wait for a connection");
}

function nameBuild(registry: Registry): void {
  const build = new Gauge({
    name: "atrium_build_info",
    help: "1, with the versions of Atrium and Node.js",
    labelNames: ["version", "node"],
    registers: [registry],
  });
  build.set({ version: readContract().document.info.version, node: process.version }, 1);
}

/** A gauge that is read when the metrics are. */
function watch(
  registry: Registry,
  name: string,
  { help, read }: { help: string; read: () => number },
): void {
  const gauge = new Gauge({
    name,
    help,
    registers: [],
    collect() {
      this.set(read());
    },
  });
  registry.registerMetric(gauge);
}
