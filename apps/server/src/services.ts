import type { FastifyRequest } from "fastify";
import { PasswordHasher } from "./auth/password-hasher.ts";
import type { Database, DatabaseLoad, Replica } from "./db/database.ts";
import type { Db } from "./db/db.ts";
import type { EventBus } from "./db/event-bus.ts";
import type { InvalidationBus } from "./db/invalidation-bus.ts";
import { CdnHeaders } from "./http/cdn/cdn-headers.ts";
import { trustsProxy, type TrustsProxy } from "./http/caller-address.ts";
import { ShutdownState } from "./http/graceful-shutdown.ts";
import { OperationChecks } from "./http/operation-checks.ts";
import { RateLimits } from "./http/rate-limits/rate-limits.ts";
import { SharedCounts } from "./http/rate-limits/shared-counts.ts";
import { cacheKeys, type CacheKey } from "./http/response-cache/cache-key.ts";
import type { CachedResponse } from "./http/response-cache/cached-response.ts";
import { ResponseCache, type ResponseCacheOptions } from "./http/response-cache/response-cache.ts";
import type { Cacheable } from "./http/response-cache/cacheable.ts";
import { FastPath } from "./http/response-cache/fast-path.ts";
import type { LogTarget } from "./http/request-log.ts";
import type { Config } from "./kernel/config/config.ts";
import {
  readContract,
  type Contract,
  type ContractOperation,
  type OperationId,
} from "./kernel/contract.ts";
import { JobRuns } from "./kernel/job-runs.ts";
import { KeyedQueue } from "./kernel/keyed-queue.ts";
import { IdempotentCalls } from "./modules/idempotency/idempotent-calls.ts";
import { handlers } from "./modules/index.ts";
import type { FileStorage } from "./modules/files/storage/file-storage.ts";
import { openStorage } from "./modules/files/storage/open-storage.ts";
import type { Context, Handlers, Input } from "./modules/operation.ts";
import { nextPublicChange } from "./modules/site/next-change.ts";
import type { PageResponse } from "./web/page-response.ts";

/** What differs between the program, tests and development. */
export interface ServiceOptions {
  config: Config;
  db: Db;
  /** Servers on one PostgreSQL count calls together; without it each counts for itself. */
  databaseKind?: Database["kind"];
  /** For public reads. */
  replica?: Replica | undefined;
  /** How busy the database is, for the metrics. */
  databaseLoad?: () => DatabaseLoad;
  /** Whether the database is known to respond; without it, it is taken to. */
  databaseResponds?: () => boolean;
  /** Without it no response is cached. */
  invalidationBus?: InvalidationBus;
  /** Without it nothing is live: browsers ask from time to time. */
  eventBus?: EventBus;
  /** The clock; tests move it. */
  now?: () => Date;
  /** Where log lines go instead of standard output. */
  log?: LogTarget;
  /** Operations served in place of the shipped ones; tests add faulty ones. */
  handlers?: Partial<Handlers>;
  /** The contract's checks, for apps that share them. */
  checks?: OperationChecks;
}

/** What the server's plugins share; each names the part that it needs. */
export interface Services {
  config: Config;
  db: Db;
  files: FileStorage;
  replica: Replica | undefined;
  databaseLoad: (() => DatabaseLoad) | undefined;
  databaseResponds: () => boolean;
  invalidationBus: InvalidationBus | undefined;
  eventBus: EventBus | undefined;
  now(): Date;
  logTarget: LogTarget | undefined;
  trustsProxy: TrustsProxy;
  contract: Contract;
  checks: OperationChecks;
  handlers: Partial<Handlers>;
  rateLimits: RateLimits;
  /** null where one server alone counts calls. */
  sharedCounts: SharedCounts | null;
  idempotentCalls: IdempotentCalls;
  /** Responses of public reads; null when they are not cached. */
  cache: ResponseCache | null;
  cacheKey: CacheKey;
  /** Rendered pages; null when they are not cached. */
  pages: ResponseCache<PageResponse> | null;
  fastPath: FastPath | null;
  /** null where no CDN keeps responses. */
  cdn: CdnHeaders | null;
  shutdown: ShutdownState;
  jobRuns: JobRuns;
  /** What an operation's handler works with. */
  context(request: FastifyRequest, operation: ContractOperation): Context;
}

export function createServices(options: ServiceOptions): Services {
  const { config } = options;
  const now = options.now ?? (() => new Date());
  const contract = readContract();
  const sharedCounts = options.databaseKind === "postgres" ? new SharedCounts(options.db) : null;
  const rateLimits = new RateLimits(config.limits, sharedCounts);
  const maxBytes = config.responseCacheBytes;
  const cache = responseCache<CachedResponse>(options, now, { maxBytes });
  const cacheKey = cacheKeys(contract.operations, config.apiBase);
  const trusts = trustsProxy(config.trustProxy);
  const shutdown = new ShutdownState();
  const jobRuns = new JobRuns();
  const files = openStorage(config);
  const checks = options.checks ?? new OperationChecks(contract);
  return {
    config,
    db: options.db,
    files,
    replica: options.replica,
    databaseLoad: options.databaseLoad,
    databaseResponds: options.databaseResponds ?? (() => true),
    invalidationBus: options.invalidationBus,
    eventBus: options.eventBus,
    now,
    logTarget: options.log,
    trustsProxy: trusts,
    contract,
    checks,
    handlers: options.handlers ?? handlers,
    rateLimits,
    sharedCounts,
    idempotentCalls: new IdempotentCalls({ db: options.db, now }),
    cache,
    cacheKey,
    pages: responseCache<PageResponse>(options, now, {
      maxBytes: config.pageCacheBytes,
      allowStale: true,
    }),
    fastPath:
      cache &&
      new FastPath({
        cache,
        cacheKey,
        isLimited: (operation) => rateLimits.limits(operation),
        variesByOrigin: config.corsOrigins.length > 0,
        trustsProxy: trusts,
        shutdown,
      }),
    cdn:
      config.cdnMaxAge === 0 || options.invalidationBus === undefined
        ? null
        : new CdnHeaders(config.cdnMaxAge, options.invalidationBus),
    shutdown,
    jobRuns,
    context: contextMaker(options, {
      files,
      jobRuns,
      now,
      checkBody: bodyChecker(contract, checks),
    }),
  };
}

/** Without a connected invalidation bus nothing is cached. */
function responseCache<T extends Cacheable>(
  { db, invalidationBus }: ServiceOptions,
  now: () => Date,
  bounds: Pick<ResponseCacheOptions, "maxBytes" | "allowStale">,
): ResponseCache<T> | null {
  if (invalidationBus === undefined || bounds.maxBytes === 0) return null;
  return new ResponseCache({
    ...bounds,
    invalidationBus,
    nowMs: () => now().getTime(),
    nextChangeMs: async (ms) => (await nextPublicChange(db, new Date(ms)))?.getTime() ?? null,
  });
}

function bodyChecker(contract: Contract, checks: OperationChecks): Context["checkBody"] {
  return <Id extends OperationId>(id: Id, body: unknown) => {
    const operation = contract.operations.find((one) => one.id === id);
    if (operation === undefined) throw new Error(`The contract has no operation ${id}`);
    const checked = checks.body(operation, "application/json")(body);
    if (checked !== true) throw checked.error;
    // The contract has validated it against the type that the handler declares.
    return body as Input<Id>["body"];
  };
}

function contextMaker(
  { config, db, invalidationBus }: ServiceOptions,
  own: Pick<Context, "files" | "jobRuns" | "now" | "checkBody">,
): Services["context"] {
  const { hashQueue: queue, hashWaitMs: waitMs, hashCost: cost } = config.limits;
  const hasher = new PasswordHasher({ queue, waitMs, cost });
  const signInQueue = new KeyedQueue();
  return (request, operation) => ({
    db,
    idempotent: db,
    operation,
    user: request.user,
    requestId: request.id,
    address: request.ip,
    cookies: request.headers.cookie,
    userAgent: (request.headers["user-agent"] ?? "").slice(0, 500),
    config,
    ...own,
    log: request.log,
    invalidationBus,
    noteShownArticle: (id) => (request.shownArticleId = id),
    hasher,
    signInQueue,
  });
}
