import type { IncomingHttpHeaders } from "node:http";

/** Facts of a span. Values of what people write, secrets and addresses are none. */
export type SpanFacts = Readonly<Record<string, string | number>>;

export type SpanKind = "server" | "client" | "internal";

/** A piece of work that has begun, with what it is part of. */
export interface OpenSpan {
  readonly traceId: string;
  /** Runs work as a part of the span. */
  run<T>(work: () => T): T;
  describe(name: string, facts: SpanFacts): void;
  /** @param failure Its code; never its message, which may repeat what somebody typed. */
  end(failure?: string): void;
}

export interface Tracing {
  /** Whether work that begins now would be part of another span. */
  readonly isInside: boolean;
  /** Begins a part of what runs now, or of the trace that the headers name. */
  begin(name: string, kind: SpanKind, headers?: IncomingHttpHeaders): OpenSpan;
  /** Spans that the collector did not take. */
  readonly lost: number;
  /** Sends what is left. */
  close(): Promise<void>;
}
