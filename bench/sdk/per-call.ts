/** What a call costs each client, over every transport. */
import { orderOfRound, ratios, summarize, type Summary } from "../report/statistics.ts";
import type { BatchTimes, TransportName } from "./batch.ts";
import { floorName } from "./contestants.ts";
import { MeasuredClient } from "./measured-client.ts";
import type { Options, Part } from "./options.ts";
import { startPageServer } from "./transports/socket.ts";
import { transports } from "./transports/transports.ts";

/** One client's cost over one transport. */
export interface CallCost {
  client: string;
  microseconds: Summary;
  /** Divided by bare fetch beside it in the same round. */
  ratio: Summary;
  /** Microseconds more than bare fetch beside it in the same round. */
  excess: Summary;
}

/** A transport's name and what the calls over it cost. */
export interface TransportCosts {
  transport: TransportName;
  title: string;
  costs: CallCost[];
}

const transportsOfPart: Partial<Record<Part, TransportName[]>> = {
  stub: ["stub"],
  light: ["light"],
  socket: ["socket", "socket8", "busySocket"],
};

/** Measures the named clients over the transports that are asked for. */
export async function measurePerCall(
  clientNames: string[],
  options: Options,
  logProgress: (message: string) => void,
): Promise<TransportCosts[]> {
  const wanted = [...options.only].flatMap((part) => transportsOfPart[part] ?? []);
  if (wanted.length === 0) return [];
  using server = await startPageServer();
  using started = new DisposableStack();
  logProgress("Starting and warming up every client");
  const clients = await Promise.all(
    clientNames.map(async (name) => started.use(await MeasuredClient.start(name, server.baseUrl))),
  );
  const results: TransportCosts[] = [];
  for (const transport of wanted) {
    const { title, serverWorkMs = 0 } = transports[transport];
    logProgress(title);
    server.workFor(serverWorkMs);
    results.push({
      transport,
      title,
      costs: toCosts(await runRounds(clients, transport, options)),
    });
  }
  return results;
}

/** In each round every client has its turn, in an order that changes from round to round. */
async function runRounds(
  clients: MeasuredClient[],
  transport: TransportName,
  { rounds, calls }: Options,
): Promise<Map<string, BatchTimes[]>> {
  const times = new Map(clients.map(({ name }): [string, BatchTimes[]] => [name, []]));
  for (let round = -warmUpRounds; round < rounds; round++) {
    for (const client of orderOfRound(clients, round + warmUpRounds)) {
      const floorFirst = round % 2 === 0;
      const batch = await client.run({ transport, calls, floorFirst });
      if (round >= 0) times.get(client.name)?.push(batch);
    }
  }
  return times;
}

/** Rounds that do not count: connections open and the engine meets the transport. */
const warmUpRounds = 3;

function toCosts(times: Map<string, BatchTimes[]>): CallCost[] {
  const floors = [...times.values()].flat().map(({ floor }) => floor);
  const itself = (value: number) => ({ median: value, p25: value, p75: value });
  return [
    {
      client: floorName,
      microseconds: summarize(floors),
      ratio: itself(1),
      excess: itself(0),
    },
    ...[...times].map(([client, batches]) => toCost(client, batches)),
  ];
}

function toCost(client: string, batches: BatchTimes[]): CallCost {
  const own = batches.map((batch) => batch.client);
  const floor = batches.map((batch) => batch.floor);
  return {
    client,
    microseconds: summarize(own),
    ratio: summarize(ratios(own, floor)),
    excess: summarize(batches.map((batch) => batch.client - batch.floor)),
  };
}
