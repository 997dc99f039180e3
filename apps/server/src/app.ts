import { join } from "node:path";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { recordRefusals } from "./http/record-refusals.ts";
import { KeyedQueue } from "./kernel/keyed-queue.ts";
import { PasswordHasher } from "./auth/password-hasher.ts";
import { findSignedIn } from "./auth/sessions.ts";
import type { SignedInUser } from "./auth/signed-in-user.ts";
import type { Config } from "./kernel/config/config.ts";
import type { Db } from "./db/db.ts";
import type { DatabaseLoad } from "./db/database.ts";
import type { InvalidationBus } from "./db/invalidation-bus.ts";
import { callerAddress, trustsProxy } from "./http/caller-address.ts";
import { readContract, type ContractOperation } from "./kernel/contract.ts";
import { createFastify } from "./http/create-fastify.ts";
import { replyWithError } from "./http/error-replies.ts";
import { serveHealth } from "./http/health.ts";
import { injectRequest } from "./http/inject-request.ts";
import { acceptJson } from "./http/json-body.ts";
import { drainConnections } from "./http/graceful-shutdown.ts";
import { discardForm } from "./http/multipart.ts";
import type { UploadForm } from "./modules/upload-form.ts";
import type { Context, Handlers } from "./modules/operation.ts";
import { cachePublicReads } from "./http/public-cache.ts";
import { admitOrigins } from "./http/other-origins.ts";
import { RateLimits } from "./http/rate-limits.ts";
import { OperationChecks } from "./http/operation-checks.ts";
import { registerOperations } from "./http/register-operations.ts";
import { serveFromCache, type ServeFromCache } from "./http/reply-cache/serve-from-cache.ts";
import type { CachedResponse } from "./http/reply-cache/cached-response.ts";
import {
  ResponseCache,
  type Cacheable,
  type ResponseCacheOptions,
} from "./http/reply-cache/response-cache.ts";
import { guardRequests, isUnder } from "./http/request-guards.ts";
import { logRequest, logRequests, type LogTarget } from "./http/request-log.ts";
import { RouteTable } from "./http/route-table.ts";
import { apiHeaders, commonHeaders } from "./http/security-headers.ts";
import { serveContract } from "./http/serve-contract.ts";
import { discardLeftovers } from "./http/upload-leftovers.ts";
import { AppError } from "./kernel/app-error.ts";
import { serveFiles } from "./http/serve-files.ts";
import type { MetricsOptions } from "./http/metrics/serve-metrics.ts";
import type { ServerMetrics } from "./http/metrics/server-metrics.ts";
import { handlers as allHandlers } from "./modules/index.ts";
import { openReader } from "./modules/site/reader.ts";
import { nextPublicChange } from "./modules/site/next-change.ts";
import { messages } from "./kernel/messages/index.ts";
import { addReads } from "./modules/reads/add-reads.ts";
import { countReads } from "./http/count-reads.ts";
import { ReadCounter } from "./modules/reads/read-counter.ts";
import { serveReference } from "./http/reference/serve-reference.ts";
import type { App } from "./web/app.ts";
import type { PageResponse } from "./web/page-response.ts";

/** What an app is made of. */
export interface AppOptions {
  config: Config;
  db: Db;
  /** How busy the database is, for the metrics. */
  databaseLoad?: () => DatabaseLoad;
  /** Without it no response is cached. */
  invalidationBus?: InvalidationBus;
  /** The clock; tests move it. */
  now?: () => Date;
  /** Where log lines go instead of standard output. */
  log?: LogTarget;
  /** Operations served in place of the shipped ones; tests add faulty ones. */
  handlers?: Partial<Handlers>;
  /** The contract's checks, for apps that share them. */
  checks?: OperationChecks;
  /** Serves the site; called when the configuration names one. */
  registerWeb?: (fastify: FastifyInstance, config: Config, app: App) => Promise<void>;
}

declare module "fastify" {
  interface FastifyRequest {
    /** The account of the session; null for visitors and on public operations. */
    user: SignedInUser | null;
    /** The multipart body, once it was read. */
    form: UploadForm | null;
  }
}

/** Builds the whole server over an open database: used by the program, by tests and by journeys alike. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, db } = options;
  const now = options.now ?? (() => new Date());
  const contract = readContract();
  const nowMs = () => now().getTime();
  const trusts = trustsProxy(config.trustProxy);
  let answer: ServeFromCache | null = null;
  const fastify = createFastify(config, {
    log: options.log,
    trustsProxy: trusts,
    answer: (request, response) => answer?.(request, response) ?? false,
  });
  const arriving = join(config.dataDir, "tmp");
  // The embedded database is held by one server alone, and its folder with it.
  await discardLeftovers(arriving, config.databaseUrl === null ? 0 : config.limits.requestMs);
  fastify.decorateRequest("user", null);
  fastify.decorateRequest("form", null);
  fastify.setErrorHandler(replyWithError);
  sendHeaders(fastify, config);
  const cache = responseCache<CachedResponse>(options, now, {
    maxBytes: config.responseCacheBytes,
  });
  const pages = responseCache<PageResponse>(options, now, {
    maxBytes: config.pageCacheBytes,
    allowStale: true,
  });
  const metrics = await serveMetricsTo(fastify, options, { cache, pages });
  logRequests(fastify);
  await admitOrigins(fastify, config.corsOrigins);
  drainConnections(fastify);
  acceptJson(fastify);
  await fastify.register(multipart);
  const rateLimits = new RateLimits(config.limits);
  guardRequests(fastify, {
    apiBase: config.apiBase,
    routes: new RouteTable(contract.operations),
    rateLimits,
    nowMs,
    findUser: (token) => findSignedIn(db, token, config.limits, now()),
  });
  cachePublicReads(fastify, cache);
  const reads = new ReadCounter({
    add: (numbers) => addReads(db, numbers),
    nowMs,
    log: fastify.log,
  });
  countReads(fastify, reads);
  if (cache !== null) {
    answer = serveFromCache({
      cache,
      variesByOrigin: config.corsOrigins.length > 0,
      isLimited: (operation) => rateLimits.limits(operation),
      onHit({ request, cached, requestId, status }) {
        const { method, headers } = request;
        const { operation, path, articleId } = cached.metadata;
        const address = callerAddress(request, trusts);
        const facts = { requestId, method, path, operation: operation.id, status, ms: 0, address };
        logRequest(fastify.log, facts);
        metrics?.noteAnswer(operation.id, status);
        if (articleId !== null && method === "GET") reads.count(articleId, { address, headers });
      },
    });
  }
  fastify.addHook("onResponse", async ({ form }) => {
    if (form !== null) await discardForm(form);
  });
  const context = contextMaker(options, now);
  const perMinute = config.limits.refusalsPerMinute;
  recordRefusals(fastify, { db, perMinute, call: context });
  registerOperations(fastify, {
    operations: contract.operations,
    checks: options.checks ?? new OperationChecks(contract.document),
    handlers: options.handlers ?? allHandlers,
    apiBase: config.apiBase,
    form: { folder: arriving, maxFileBytes: config.limits.uploadBytes },
    checkReplies: !config.production,
    context,
  });
  serveContract(fastify, config.apiBase, contract.document);
  serveReference(fastify, config.apiBase, contract.document);
  serveHealth(fastify, db);
  await serveFiles(fastify, {
    uploadDir: config.uploadDir,
    prefix: "/files/",
    shared: config.corsOrigins.length > 0,
  });
  serveUnknown(fastify, config);
  const app: App = {
    fastify,
    db,
    pages,
    openReader: () => openReader({ db, now, invalidationBus: options.invalidationBus }),
    fetch: (request, visitor) => injectRequest(fastify, request, visitor),
    async close() {
      await fastify.close();
      await reads.flush();
      await stopListening?.();
    },
  };
  if (config.webEntry !== null) await options.registerWeb?.(fastify, config, app);
  await fastify.ready();
  // Last, since nothing would end it if the server could not be built.
  const stopListening = await options.invalidationBus?.listen();
  return app;
}

function sendHeaders(fastify: FastifyInstance, config: Config): void {
  const api = apiHeaders(config);
  const common = commonHeaders(config);
  const apiPaths = [config.apiBase, "/healthz", "/readyz", "/metrics"];
  fastify.addHook("onRequest", async (request, reply) => {
    const ours = apiPaths.some((path) => isUnder(path, request.url));
    void reply.headers(ours ? api : common).header("x-request-id", request.id);
  });
}

/** Nobody counts unless somebody may look. */
async function serveMetricsTo(
  fastify: FastifyInstance,
  { config, databaseLoad }: AppOptions,
  caches: Pick<MetricsOptions, "cache" | "pages">,
): Promise<ServerMetrics | null> {
  const token = config.metricsToken;
  if (token === null) return null;
  const { serveMetrics } = await import("./http/metrics/serve-metrics.ts");
  return serveMetrics(fastify, { token, databaseLoad, ...caches });
}

/** Without a connected invalidation bus nothing is cached. */
function responseCache<T extends Cacheable>(
  { db, invalidationBus }: AppOptions,
  now: () => Date,
  bounds: Pick<ResponseCacheOptions, "maxBytes" | "allowStale">,
): ResponseCache<T> | null {
  if (invalidationBus === undefined || bounds.maxBytes === 0) return null;
  return new ResponseCache({
    ...bounds,
    invalidationBus: invalidationBus,
    nowMs: () => now().getTime(),
    nextChangeMs: async (ms) => (await nextPublicChange(db, new Date(ms)))?.getTime() ?? null,
  });
}

/** Unknown addresses below the API's base never fall through to the site. */
function serveUnknown(fastify: FastifyInstance, config: Config): void {
  const refuse = () => {
    throw new AppError("NOT_FOUND", messages.address.unknown);
  };
  fastify.all(`${config.apiBase}/*`, refuse);
  fastify.setNotFoundHandler(refuse);
}

function contextMaker({ config, db, invalidationBus }: AppOptions, now: () => Date) {
  const { hashQueue: queue, hashWaitMs: waitMs } = config.limits;
  const hasher = new PasswordHasher({ queue, waitMs });
  const signInQueue = new KeyedQueue();
  return (request: FastifyRequest, operation: ContractOperation): Context => ({
    db,
    operation,
    user: request.user,
    requestId: request.id,
    address: request.ip,
    userAgent: (request.headers["user-agent"] ?? "").slice(0, 500),
    config,
    log: request.log,
    now,
    invalidationBus,
    noteShownArticle: (id) => (request.shownArticleId = id),
    hasher,
    signInQueue,
  });
}
