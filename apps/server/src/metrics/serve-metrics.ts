import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { DatabaseLoad } from "../db/open-database.ts";
import { AppError } from "../http/app-error.ts";
import { messages } from "../messages/index.ts";
import { collectMetrics } from "./server-metrics.ts";

/** What the metrics are served with. */
export interface MetricsOptions {
  /** What a caller has to show. */
  token: string;
  databaseLoad: (() => DatabaseLoad) | undefined;
}

/**
 * Serves `/metrics` in Prometheus' text format to who shows the token (`Authorization: Bearer …`). They tell what
 * people do here and when, so there is no way to serve them without one: behind a proxy every visitor comes from
 * this machine.
 */
export function serveMetrics(fastify: FastifyInstance, options: MetricsOptions): void {
  const registry = collectMetrics(fastify, options.databaseLoad);
  const expected = digest(`Bearer ${options.token}`);
  fastify.get("/metrics", { config: { beside: true } }, (request, reply) => {
    const shown = digest(request.headers.authorization ?? "");
    if (!timingSafeEqual(shown, expected)) {
      throw new AppError("FORBIDDEN", messages.server.metricsToken);
    }
    void reply.type(registry.contentType);
    return registry.metrics();
  });
}

/** Of one length whatever is shown. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
