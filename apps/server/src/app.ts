import { join } from "node:path";
import multipart from "@fastify/multipart";
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from "fastify";
import { uuidv7 } from "uuidv7";
import { recordRefusals } from "./audit/record-refusals.ts";
import { KeyedQueue } from "./auth/keyed-queue.ts";
import { PasswordHasher } from "./auth/password-hasher.ts";
import { findSignedIn } from "./auth/sessions.ts";
import type { SignedInUser } from "./auth/signed-in-user.ts";
import type { Config } from "./config/config.ts";
import type { Db } from "./db/db.ts";
import type { DatabaseLoad } from "./db/open-database.ts";
import { readContract, type ContractOperation } from "./http/contract.ts";
import { replyToBrokenHttp, replyWithError } from "./http/error-replies.ts";
import { serveHealth } from "./http/health.ts";
import { injectRequest } from "./http/inject-request.ts";
import { acceptJson } from "./http/json-body.ts";
import { letGoWhenStopping } from "./http/let-go.ts";
import { discardForm, type UploadForm } from "./http/multipart.ts";
import type { Context, Handlers } from "./http/operation.ts";
import { cachePublicReads } from "./http/public-cache.ts";
import { RateLimits } from "./http/rate-limits.ts";
import { registerOperations } from "./http/register-operations.ts";
import { guardRequests, isUnder } from "./http/request-guards.ts";
import { loggerOptions, logRequests, type LogTarget } from "./http/request-log.ts";
import { canonicalUrl, RouteTable } from "./http/route-table.ts";
import { apiHeaders, commonHeaders } from "./http/security-headers.ts";
import { serveContract } from "./http/serve-contract.ts";
import { discardLeftovers } from "./http/upload-leftovers.ts";
import { AppError } from "./http/app-error.ts";
import { serveFiles } from "./modules/files/serve-files.ts";
import { handlers as allHandlers } from "./modules/index.ts";
import { messages } from "./messages/index.ts";
import { serveReference } from "./reference/serve-reference.ts";

/** The server without a socket: `fastify.listen` opens one, `fetch` asks it in-process. */
export interface App {
  fastify: FastifyInstance;
  db: Db;
  /** Answers a request without a socket, as the page renderer asks the API: on behalf of whoever is at `address`. */
  fetch(request: Request, address?: string): Promise<Response>;
  /** Finishes the running requests and refuses new ones. The database stays open. */
  close(): Promise<void>;
}

/** What an app is made of. */
export interface AppOptions {
  config: Config;
  db: Db;
  /** How busy the database is, for the metrics. */
  databaseLoad?: () => DatabaseLoad;
  /** The clock; tests move it. */
  now?: () => Date;
  /** Where log lines go instead of standard output. */
  log?: LogTarget;
  /** Operations served in place of the shipped ones; tests add faulty ones. */
  handlers?: Partial<Handlers>;
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
  const fastify = createFastify(config, options.log);
  const arriving = join(config.dataDir, "tmp");
  // The embedded database is held by one server alone, and its folder with it.
  await discardLeftovers(arriving, config.databaseUrl === null ? 0 : config.limits.requestMs);
  fastify.decorateRequest("user", null);
  fastify.decorateRequest("form", null);
  fastify.setErrorHandler(replyWithError);
  sendHeaders(fastify, config);
  await serveMetricsTo(config.metricsToken, fastify, options);
  logRequests(fastify);
  letGoWhenStopping(fastify);
  acceptJson(fastify);
  await fastify.register(multipart);
  guardRequests(fastify, {
    apiBase: config.apiBase,
    routes: new RouteTable(contract.operations),
    rateLimits: new RateLimits(config.limits),
    nowMs: () => now().getTime(),
    findUser: (token) => findSignedIn(db, token, config.limits, now()),
  });
  cachePublicReads(fastify);
  fastify.addHook("onResponse", async ({ form }) => {
    if (form !== null) await discardForm(form);
  });
  const context = contextMaker(options, now);
  const perMinute = config.limits.refusalsPerMinute;
  recordRefusals(fastify, { db, perMinute, call: context });
  await registerOperations(fastify, {
    contract,
    handlers: options.handlers ?? allHandlers,
    apiBase: config.apiBase,
    form: { folder: arriving, maxFileBytes: config.limits.uploadBytes },
    checkReplies: !config.production,
    context,
  });
  serveContract(fastify, config.apiBase, contract.document);
  serveReference(fastify, config.apiBase, contract.document);
  serveHealth(fastify, db);
  await serveFiles(fastify, { uploadDir: config.uploadDir, prefix: "/files/" });
  serveUnknown(fastify, config);
  const app: App = {
    fastify,
    db,
    fetch: (request, address) => injectRequest(fastify, request, address),
    close: () => fastify.close(),
  };
  if (config.webEntry !== null) await options.registerWeb?.(fastify, config, app);
  await fastify.ready();
  return app;
}

function createFastify(config: Config, log: LogTarget | undefined): FastifyInstance {
  const headers = apiHeaders(config);
  return Fastify({
    logger: loggerOptions(config.logLevel, log),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "requestId",
    }),
    genReqId: () => uuidv7(),
    requestIdHeader: false,
    trustProxy: trusted(config.trustProxy),
    bodyLimit: config.limits.bodyBytes,
    requestTimeout: config.limits.requestMs,
    connectionTimeout: config.limits.connectionMs,
    forceCloseConnections: "idle",
    // What still arrives on an open connection is answered as always, and the connection then closed.
    return503OnClosing: false,
    rewriteUrl: (request) => canonicalUrl(request.url ?? "/", config.apiBase),
    frameworkErrors: (error, request, reply) => {
      void reply.headers(headers).header("x-request-id", request.id);
      replyWithError(error, request, reply);
    },
    clientErrorHandler: (error, socket) => replyToBrokenHttp(error, socket, headers),
  });
}

/** A number means that many proxies in front of the server. */
function trusted(setting: Config["trustProxy"]) {
  if (typeof setting !== "number") return setting;
  return (_address: string, hop: number) => hop < setting;
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
  token: string | null,
  fastify: FastifyInstance,
  { databaseLoad }: AppOptions,
): Promise<void> {
  if (token === null) return;
  const { serveMetrics } = await import("./metrics/serve-metrics.ts");
  serveMetrics(fastify, { token, databaseLoad });
}

/** Unknown addresses below the API's base never fall through to the site. */
function serveUnknown(fastify: FastifyInstance, config: Config): void {
  const refuse = () => {
    throw new AppError("NOT_FOUND", messages.address.unknown);
  };
  fastify.all(`${config.apiBase}/*`, refuse);
  fastify.setNotFoundHandler(refuse);
}

function contextMaker({ config, db }: AppOptions, now: () => Date) {
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
    hasher,
    signInQueue,
  });
}
