import type { FastifyInstance } from "fastify";
import type { Config } from "../../kernel/config/config.ts";
import type { MetricsSources } from "./server-metrics.ts";

export interface ExposeMetricsOptions extends MetricsSources {
  config: Pick<Config, "metricsToken" | "dataDir">;
}

/** Measures and serves metrics where a token is set; else nothing is loaded or counted. */
export async function exposeMetrics(
  fastify: FastifyInstance,
  options: ExposeMetricsOptions,
): Promise<void> {
  const { metricsToken } = options.config;
  if (metricsToken === null) return;
  const { serveMetrics } = await import("./serve-metrics.ts");
  serveMetrics(fastify, metricsToken, options);
}
