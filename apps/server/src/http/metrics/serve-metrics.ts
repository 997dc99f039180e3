import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { collectMetrics, type MetricsSources, type ServerMetrics } from "./server-metrics.ts";

/** What the metrics are served with. */
export interface MetricsOptions extends MetricsSources {
  /** What a caller has to show. */
  token: string;
}

/**
 * Serves `/metrics` in Prometheus' text format to who shows the token (`Authorization: Bearer …`). They tell what
 * people do here and when, so there is no way to serve them without one: behind a proxy every visitor comes from
 * this machine.
 */
export function serveMetrics(fastify: FastifyInstance, options: MetricsOptions): ServerMetrics {
  const metrics = collectMetrics(fastify, options);
  const { registry } = metrics;
  const expected = digest(`Bearer ${options.token}`);
  fastify.get("/metrics", { config: { beside: true } }, (request, reply) => {
    const shown = digest(request.headers.authorization ?? "");
    if (!timingSafeEqual(shown, expected)) {
      throw new AppError("FORBIDDEN", messages.server.metricsToken);
    }
    void reply.type(registry.contentType);
    return registry.metrics();
  });
  return metrics;
}

/** Of one length whatever is shown. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
