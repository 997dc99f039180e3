import type { IncomingHttpHeaders } from "node:http";
import { isbot } from "isbot";

/** What is known of whoever asks for an article, while being asked. */
export interface Visitor {
  address: string;
  headers: IncomingHttpHeaders;
}

/** The headers that tell a reader from a machine: what a page asks for on a visitor's behalf carries them on. */
export function readerHeaders({ headers }: Visitor): IncomingHttpHeaders {
  const known = telling.map((name) => [name, headers[name]] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
}

const telling = ["user-agent", "sec-purpose", "purpose", "x-purpose"] as const;

/** Whether somebody is about to read: not a machine, and not a browser that only fetches ahead. */
export function isReader({ headers }: Visitor): boolean {
  const purpose = headers["sec-purpose"] ?? headers["purpose"] ?? headers["x-purpose"] ?? "";
  const agent = headers["user-agent"];
  return (
    !/prefetch|preview|prerender/i.test(String(purpose)) && agent !== undefined && !isbot(agent)
  );
}
