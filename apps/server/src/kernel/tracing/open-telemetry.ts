import { AsyncLocalStorage } from "node:async_hooks";
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind as Kind,
  SpanStatusCode,
  trace,
  type Context,
} from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
  TraceIdRatioBasedSampler,
  type SpanExporter,
} from "@opentelemetry/sdk-trace";
import type { TracingConfig } from "../config/tracing-config.ts";
import type { OpenSpan, SpanKind, Tracing } from "./span.ts";

/** Spans that wait to be sent; what comes beyond is dropped, so that a collector that is away costs no memory. */
const MAX_WAITING = 2048;
const SEND_EVERY_MS = 2000;
const SEND_TIMEOUT_MS = 5000;
/** The process does not wait longer for a collector when it ends. */
const CLOSE_TIMEOUT_MS = 3000;

const kinds: Record<SpanKind, Kind> = {
  server: Kind.SERVER,
  client: Kind.CLIENT,
  internal: Kind.INTERNAL,
};

/** Traces with OpenTelemetry's SDK, and sends batches to a collector beside the requests. */
export function openTelemetry({ endpoint, headers, serviceName, share }: TracingConfig): Tracing {
  const exporter = new CountingExporter(
    new OTLPTraceExporter({
      url: `${endpoint}/v1/traces`,
      headers: { ...headers },
      timeoutMillis: SEND_TIMEOUT_MS,
    }),
  );
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize: MAX_WAITING,
        scheduledDelayMillis: SEND_EVERY_MS,
        exportTimeoutMillis: SEND_TIMEOUT_MS,
      }),
    ],
  });
  const tracer = provider.getTracer("atrium");
  const propagator = new W3CTraceContextPropagator();
  const contexts = new AsyncLocalStorage<Context>();
  return {
    get isInside() {
      return contexts.getStore() !== undefined;
    },
    get lost() {
      return exporter.lost;
    },
    begin(name, kind, incoming) {
      const own = contexts.getStore() ?? ROOT_CONTEXT;
      const parent =
        incoming === undefined ? own : propagator.extract(own, incoming, defaultTextMapGetter);
      const span = tracer.startSpan(name, { kind: kinds[kind] }, parent);
      const context = trace.setSpan(parent, span);
      const open: OpenSpan = {
        traceId: span.spanContext().traceId,
        run: (work) => contexts.run(context, work),
        describe: (text, facts) => span.updateName(text).setAttributes({ ...facts }),
        end(failure) {
          if (failure !== undefined) {
            span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute("error.type", failure);
          }
          span.end();
        },
      };
      return open;
    },
    async close() {
      const late = new Promise((resolve) => setTimeout(resolve, CLOSE_TIMEOUT_MS).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}

/** Counts what a collector did not take. */
class CountingExporter implements SpanExporter {
  readonly #exporter: SpanExporter;
  lost = 0;

  constructor(exporter: SpanExporter) {
    this.#exporter = exporter;
  }

  export(...[spans, done]: Parameters<SpanExporter["export"]>): void {
    this.#exporter.export(spans, (result) => {
      if (result.error !== undefined) this.lost += spans.length;
      done(result);
    });
  }

  async shutdown(): Promise<void> {
    await this.#exporter.shutdown();
  }
}
