/** What a call costs each client, over every transport. */
import { ratios, summarize, type Summary } from "../report/statistics.ts";
import { checkContestants } from "./check-contestants.ts";
import type { Contestant } from "./contestant.ts";
import { floorName } from "./contestants.ts";
import { measureCalls, processorClock, wallClock, type Plan } from "./measure-calls.ts";
import type { Options } from "./options.ts";
import { lightFetch } from "./transports/light-fetch.ts";
import { startPageServer } from "./transports/socket.ts";
import { stubFetch } from "./transports/stub-fetch.ts";

/** One client's cost over one transport. */
export interface CallCost {
  client: string;
  microseconds: Summary;
  /** Divided by bare fetch in the same round. */
  ratio: Summary;
  /** Microseconds more than bare fetch in the same round. */
  excess: Summary;
}

/** A transport's name and what the calls over it cost. */
export interface TransportCosts {
  transport: TransportName;
  title: string;
  costs: CallCost[];
}

/** Names of the transports. */
export type TransportName = "stub" | "light" | "socket" | "socket8";

interface Transport {
  name: TransportName;
  title: string;
  fetch: typeof fetch;
  plan: Pick<Plan, "atOnce" | "clock">;
}

const stub: Transport = {
  name: "stub",
  title: "Stubbed fetch that answers with a real `Response` (processor time)",
  fetch: stubFetch(),
  plan: { atOnce: 1, clock: processorClock },
};

const light: Transport = {
  name: "light",
  title: "Stubbed fetch whose answer only looks like a `Response` (processor time)",
  fetch: lightFetch,
  plan: { atOnce: 1, clock: processorClock },
};

const socket: Transport = {
  name: "socket",
  title: "Real socket, one call at a time (wall clock)",
  fetch: globalThis.fetch,
  plan: { atOnce: 1, clock: wallClock },
};

const socket8: Transport = {
  name: "socket8",
  title: "Real socket, eight calls at once (wall clock)",
  fetch: globalThis.fetch,
  plan: { atOnce: 8, clock: wallClock },
};

/**
 * Measures every client over the transports that are asked for. The clients are set up once, so that over the socket
 * they are as warm as over the stubs.
 */
export async function measurePerCall(
  contestants: Map<string, Contestant>,
  options: Options,
  tell: (message: string) => void,
): Promise<TransportCosts[]> {
  const wanted = [
    ...(options.only.has("stub") ? [stub] : []),
    ...(options.only.has("light") ? [light] : []),
    ...(options.only.has("socket") ? [socket, socket8] : []),
  ];
  if (wanted.length === 0) return [];
  await checkContestants(contestants);
  using server = await startPageServer();
  let current = stub.fetch;
  const setting = {
    baseUrl: server.baseUrl,
    token: "bench-token",
    timeoutMs: 20_000,
    fetch: ((input, init) => current(input, init)) as typeof fetch,
  };
  const calls = new Map([...contestants].map(([name, create]) => [name, create(setting)]));
  const results: TransportCosts[] = [];
  for (const { name, title, fetch, plan } of wanted) {
    tell(title);
    current = fetch;
    const times = await measureCalls(calls, { ...options, ...plan });
    results.push({ transport: name, title, costs: toCosts(times) });
  }
  return results;
}

function toCosts(times: Map<string, number[]>): CallCost[] {
  const floor = times.get(floorName) ?? [];
  return [...times].map(([client, values]) => ({
    client,
    microseconds: summarize(values),
    ratio: summarize(ratios(values, floor)),
    excess: summarize(values.map((value, round) => value - (floor[round] ?? 0))),
  }));
}
