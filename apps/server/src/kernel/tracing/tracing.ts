import type { TracingConfig } from "../config/tracing-config.ts";
import type { OpenSpan, SpanFacts, Tracing } from "./span.ts";

let active: Tracing | null = null;

/** null while nothing is traced. */
export function currentTracing(): Tracing | null {
  return active;
}

/** Traces from now on. Loads OpenTelemetry only where a collector is configured. Close it to stop. */
export async function startTracing(config: TracingConfig | null): Promise<AsyncDisposable> {
  if (config === null) return { async [Symbol.asyncDispose]() {} };
  const { openTelemetry } = await import("./open-telemetry.ts");
  const started = openTelemetry(config);
  active = started;
  return {
    async [Symbol.asyncDispose]() {
      active = null;
      await started.close();
    },
  };
}

/** Runs work as a span of its own; as it is while nothing is traced. */
export function traced<T>(name: string, facts: SpanFacts, work: () => Promise<T>): Promise<T> {
  return active === null ? work() : runTraced(active.begin(name, "internal"), name, facts, work);
}

async function runTraced<T>(
  span: OpenSpan,
  name: string,
  facts: SpanFacts,
  work: () => Promise<T>,
): Promise<T> {
  span.describe(name, facts);
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end(failureCode(error));
    throw error;
  }
}

/** The code of a failure, such as PostgreSQL's, or its class. */
export function failureCode(error: unknown): string {
  const code: unknown = typeof error === "object" && error !== null && Reflect.get(error, "code");
  if (typeof code === "string") return code;
  return error instanceof Error ? error.name : "unknown";
}
