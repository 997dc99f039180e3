import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { purgeCdn } from "./http/cdn/purge-cdn.ts";
import { countReads } from "./http/count-reads.ts";
import { createFastify } from "./http/create-fastify.ts";
import { deleteOldRecords } from "./http/delete-old-records.ts";
import { sendErrors } from "./http/error-responses.ts";
import { followClock } from "./http/follow-clock.ts";
import { drainConnections } from "./http/graceful-shutdown.ts";
import { serveHealth } from "./http/health.ts";
import { injectRequest } from "./http/inject-request.ts";
import { acceptJson } from "./http/json-body.ts";
import { exposeMetrics } from "./http/metrics/expose-metrics.ts";
import { admitOrigins } from "./http/other-origins.ts";
import { cachePublicReads } from "./http/public-cache.ts";
import { recordRefusals } from "./http/record-refusals.ts";
import { serveReference } from "./http/reference/serve-reference.ts";
import { refuseUnknown } from "./http/refuse-unknown.ts";
import { registerOperations } from "./http/register-operations.ts";
import { renewSearchIndex } from "./http/renew-search-index.ts";
import { guardRequests } from "./http/request-guards.ts";
import { keepLog } from "./http/keep-log.ts";
import { logRequests } from "./http/request-log.ts";
import { sendSecurityHeaders } from "./http/security-headers.ts";
import { separateAdmin } from "./http/separate-admin.ts";
import { serveContract } from "./http/serve-contract.ts";
import { serveEvents } from "./http/serve-events.ts";
import { sendMails } from "./http/send-mails.ts";
import { shareCounts } from "./http/rate-limits/shared-counts.ts";
import { sendWebhooks } from "./http/send-webhooks.ts";
import { serveMcp } from "./http/mcp/serve-mcp.ts";
import { serveFiles } from "./http/serve-files.ts";
import { traceRequests } from "./http/trace-requests.ts";
import { acceptUploads } from "./http/uploads.ts";
import type { Config } from "./kernel/config/config.ts";
import type { Db } from "./db/db.ts";
import { readPublic } from "./db/read-public.ts";
import { openReader } from "./modules/site/reader.ts";
import { createServices, type ServiceOptions, type Services } from "./services.ts";
import type { App, PublicSource } from "./web/app.ts";

/** What an app is made of. */
export interface AppOptions extends ServiceOptions {
  /** Serves the site; called when the configuration names one. */
  registerWeb?: (fastify: FastifyInstance, config: Config, app: App) => Promise<void>;
}

type Plugin = (fastify: FastifyInstance, services: Services) => void | Promise<void>;

/** All that is done with a request: hooks first, in the order in which they run, then routes. */
const plugins: readonly Plugin[] = [
  sendErrors,
  sendSecurityHeaders,
  exposeMetrics,
  traceRequests,
  logRequests,
  admitOrigins,
  drainConnections,
  acceptJson,
  acceptUploads,
  separateAdmin,
  guardRequests,
  cachePublicReads,
  countReads,
  recordRefusals,
  registerOperations,
  serveContract,
  serveReference,
  serveHealth,
  serveEvents,
  serveMcp,
  sendMails,
  sendWebhooks,
  purgeCdn,
  shareCounts,
  followClock,
  keepLog,
  deleteOldRecords,
  renewSearchIndex,
  serveFiles,
  refuseUnknown,
];

/** Builds the whole server over an open database: used by the program, by tests and by journeys alike. */
export async function createApp(options: AppOptions): Promise<App> {
  const services = createServices(options);
  const fastify = createFastify(services);
  for (const plugin of plugins) await fastify.register(unencapsulated(plugin), services);
  const { config, db, files, pages, cdn, now, invalidationBus } = services;
  const sourceOf = (from: Db): PublicSource => ({
    db: from,
    openReader: () => openReader({ db: from, now, invalidationBus }),
  });
  const app: App = {
    ...sourceOf(db),
    fastify,
    files,
    pages,
    cdn,
    databaseResponds: services.databaseResponds,
    readPublic: (read) => readPublic(services, (from) => read(sourceOf(from))),
    fetch: (request, visitor) => injectRequest(fastify, request, visitor),
    beginShutdown: () => services.shutdown.begin(),
    async close() {
      await fastify.close();
      await stopListening?.();
    },
  };
  if (config.webEntry !== null) await options.registerWeb?.(fastify, config, app);
  await fastify.ready();
  // Last, since nothing would end it if the server could not be built.
  const stopListening = await invalidationBus?.listen();
  return app;
}

/** Its hooks concern the routes of all plugins. */
function unencapsulated(plugin: Plugin) {
  return fastifyPlugin<Services>(async (fastify, services) => plugin(fastify, services), {
    name: plugin.name,
  });
}
