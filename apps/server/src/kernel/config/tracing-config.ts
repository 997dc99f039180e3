import type { SettingReader } from "./setting-reader.ts";

/** Where traces are sent, under the names that OpenTelemetry gives its settings. */
export interface TracingConfig {
  /** Of the collector (OTLP over HTTP), without `/v1/traces`. */
  endpoint: string;
  /** Sent along; secrets. */
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  /** Share of the traces that begin here; others follow their `traceparent`. */
  share: number;
}

export function tracingConfig(read: SettingReader): TracingConfig | null {
  const endpoint = read.httpUrl("OTEL_EXPORTER_OTLP_ENDPOINT");
  const headers = headersOf(read);
  const serviceName = read.text("OTEL_SERVICE_NAME") ?? "atrium";
  const share = read.number("OTEL_TRACES_SAMPLER_ARG", { fallback: 1, min: 0, max: 1 });
  return endpoint === null ? null : { endpoint, headers, serviceName, share };
}

function headersOf(read: SettingReader): Record<string, string> {
  const text = read.text("OTEL_EXPORTER_OTLP_HEADERS");
  if (text === null) return {};
  const pairs = text.split(",").map((pair) => /^\s*([\w-]+)=(\S.*?)\s*$/.exec(pair));
  if (pairs.includes(null)) {
    read.refuse("OTEL_EXPORTER_OTLP_HEADERS", "must be name=value, separated by commas");
    return {};
  }
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? "", decode(pair?.[2] ?? "")]));
}

/** Values are encoded as in W3C Baggage. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
