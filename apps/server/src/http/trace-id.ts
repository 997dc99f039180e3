import type { IncomingHttpHeaders } from "node:http";

/** The header of W3C Trace Context: version, trace, caller's span and flags; zeros are nobody's. */
const traceparentPattern =
  /^(?!ff)[0-9a-f]{2}-(?!0{32})(?<trace>[0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-|$)/;

/** The trace that a request is part of, as a field of the log; none for a request without one. */
export function traceOf({ traceparent }: IncomingHttpHeaders): { traceId?: string } {
  if (typeof traceparent !== "string") return {};
  const traceId = traceparentPattern.exec(traceparent)?.groups?.["trace"];
  return traceId === undefined ? {} : { traceId };
}
