import { orderOfRound, summarize } from "../../report/statistics.ts";
import type { ReadRequest } from "../load/load-order.ts";

/** A server over one of the databases, and what is asked of it. */
export interface TimedServer {
  size: string;
  origin: string;
  requests: ReadRequest[];
}

/** Calls of one read to each server, or one for each of its addresses where they are more. */
const counted = 60;
/** Not counted: what a process compiles, a connection plans and PostgreSQL reads from the disk the first time. */
const warmUp = 60;

/**
 * Milliseconds that a read takes over HTTP, one call at a time: the median for each size. The servers take turns call by
 * call, so that what disturbs the machine disturbs all sizes alike.
 */
export async function timeOverHttp(servers: TimedServer[]): Promise<Map<string, number>> {
  const times = new Map(servers.map(({ size }) => [size, [] as number[]]));
  const addresses = Math.max(...servers.map(({ requests }) => requests.length));
  const calls = roundUp(warmUp, addresses) + roundUp(counted, addresses);
  for (let call = 0; call < calls; call += 1) {
    for (const { size, origin, requests } of orderOfRound(servers, call)) {
      const request = requests[call % requests.length];
      if (request === undefined) throw new Error(`Nothing to ask of ${size}`);
      const time = await timeCall(origin, request);
      if (call >= roundUp(warmUp, addresses)) times.get(size)?.push(time);
    }
  }
  return new Map(Array.from(times, ([size, list]) => [size, summarize(list).median]));
}

/** To whole rounds of the addresses. */
function roundUp(calls: number, addresses: number): number {
  return Math.ceil(calls / addresses) * addresses;
}

async function timeCall(origin: string, { path, token }: ReadRequest): Promise<number> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: token };
  const start = performance.now();
  const response = await fetch(origin + path, { headers });
  await response.arrayBuffer();
  const time = performance.now() - start;
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return time;
}
