import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { collectMetrics, type MetricsSources } from "./server-metrics.ts";

/**
 * Serves `/metrics` in Prometheus' text format to requests with the token (`Authorization: Bearer …`). Metrics reveal
 * what people do here and when, so the token is required: behind a proxy every visitor comes from localhost.
 */
export function serveMetrics(
  fastify: FastifyInstance,
  token: string,
  sources: MetricsSources,
): void {
  const registry = collectMetrics(fastify, sources);
  const expected = digest(`Bearer ${token}`);
  fastify.get("/metrics", { config: { outsideContract: true } }, (request, reply) => {
    const shown = digest(request.headers.authorization ?? "");
    if (!timingSafeEqual(shown, expected)) {
      throw new AppError("FORBIDDEN", messages.server.metricsToken);
    }
    void reply.type(registry.contentType);
    return registry.metrics();
  });
}

/** Makes both sides equally long for the comparison. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
