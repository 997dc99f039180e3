import type { IncomingHttpHeaders } from "node:http";
import { isbot } from "isbot";

export interface Visitor {
  address: string;
  headers: IncomingHttpHeaders;
}

/** Headers that distinguish a reader from a bot, which the page renderer passes on. */
export function readerHeaders({ headers }: Visitor): IncomingHttpHeaders {
  const known = readerHeaderNames.map((name) => [name, headers[name]] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
}

const readerHeaderNames = ["user-agent", "sec-purpose", "purpose", "x-purpose"] as const;

/** Whether it is neither a bot nor a prefetch. */
export function isReader({ headers }: Visitor): boolean {
  const purpose = headers["sec-purpose"] ?? headers["purpose"] ?? headers["x-purpose"] ?? "";
  const agent = headers["user-agent"];
  return (
    !/prefetch|preview|prerender/i.test(String(purpose)) && agent !== undefined && !isbot(agent)
  );
}
