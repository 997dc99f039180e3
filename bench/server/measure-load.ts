import { orderOfRound, ratios, summarize, type Summary } from "../report/statistics.ts";
import { LoadGenerator } from "./load/load-generator.ts";
import type { LoadLength, LoadOrder, LoadResult } from "./load/load-order.ts";
import { readDrafts, type SiteSample } from "./sample-site.ts";
import { scenarios, type Scenario } from "./scenarios.ts";
import { startBare } from "./servers/bare-server.ts";
import type { MeasuredServer } from "./servers/measured-server.ts";
import { leanSettings, startProduct } from "./servers/product-server.ts";
import { plainReads } from "./statements/plain-reads.ts";
import { recordReads } from "./statements/record-reads.ts";
import { storeReplies } from "./statements/stored-replies.ts";

/** A server under one kind of load. */
export interface LoadCost {
  scenario: string;
  title: string;
  /** `bare`, `bare, plain rows`, `bare, one text`, `atrium`, or `atrium, cache hit`. */
  server: string;
  perSecond: Summary;
  p50: Summary;
  p99: Summary;
  /** Processor time of the server's process for one request. */
  microseconds: Summary;
  /** Beside the bare server that sends the server's own statements. */
  same: RelativeCost;
  /** Beside the one that reads plain rows; undefined for writes, which are written out for the only floor they have. */
  plain: RelativeCost | undefined;
}

/** A server divided by a floor of the same round. */
export interface RelativeCost {
  /** Requests per second. */
  ratio: Summary;
  /** The 99th percentile of the waits. */
  p99Ratio: Summary;
}

/** Memory of a server, in megabytes. */
export interface Memory {
  idle: number;
  peak: number;
}

/** The server on PostgreSQL, and the bare one that sends its statements, with the same settings of Node, under the same load. */
export interface LoadMemory extends Memory {
  bare: Memory;
}

interface Round extends LoadResult {
  microseconds: number;
}

const connections = 32;
const warmUpCalls = 1500;

/** Measures every scenario on a database that may be written to. */
export async function measureLoad(
  url: string,
  sample: SiteSample,
  options: { rounds: number; seconds: number; scenarios: string[] },
  logProgress: (message: string) => void,
): Promise<{ costs: LoadCost[]; memory: LoadMemory }> {
  const wanted = scenarios(sample).filter(
    ({ name }) => options.scenarios.length === 0 || options.scenarios.includes(name),
  );
  const reads = wanted.flatMap((scenario) => (scenario.kind === "read" ? scenario.requests : []));
  const session = { path: "/rest/user/current", token: sample.editor };
  const recorded = await recordReads(url, [session, ...reads]);
  const [lookUp] = recorded.get(session.path) ?? [];
  if (!lookUp) throw new Error("No statement finds the session");
  const bareOrder = { reads: [...recorded], session: lookUp };
  await using bare = await startBare("bare", url, bareOrder);
  await using leanBare = await startBare("bare", url, bareOrder, leanSettings);
  const plainOrder = { reads: [...plainReads(wanted, lookUp)], session: lookUp };
  await using plainBare = await startBare("bare, plain rows", url, plainOrder);
  await using product = await startProduct("atrium", { DATABASE_URL: url, RESPONSE_CACHE_MB: "0" });
  await using cached = await startProduct("atrium, cache hit", { DATABASE_URL: url });
  const visited = wanted.flatMap((scenario) => (isVisited(scenario) ? scenario.requests : []));
  // Not asked of the server whose memory at rest is measured.
  const replies = await storeReplies(url, cached.origin, visited);
  const textOrder = { reads: [...replies], session: lookUp, repliesText: true };
  await using textBare = await startBare("bare, one text", url, textOrder);
  using load = await LoadGenerator.start();
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const own = { idle: await residentOf(product), peak: 0 };
  const floor = { idle: await residentOf(leanBare), peak: 0 };
  const costs: LoadCost[] = [];
  for (const scenario of wanted) {
    logProgress(scenario.title);
    const servers = serversOf(scenario, { bare, plainBare, textBare, product, cached });
    const rounds = new Map<MeasuredServer, Round[]>(servers.map((server) => [server, []]));
    const run = async (server: MeasuredServer, length: LoadLength) => {
      const order = await orderOf(scenario, url, { origin: server.origin, connections, length });
      const before = await server.usage();
      const { result, megabytes } = await server.peakDuring(load.run(order));
      const after = await server.usage();
      if (server === product) own.peak = Math.max(own.peak, megabytes);
      if (server === leanBare) floor.peak = Math.max(floor.peak, megabytes);
      const microseconds = ((after.processorMs - before.processorMs) * 1000) / result.requests;
      return { ...result, microseconds };
    };
    // The engine optimises what has run some hundred times; less would measure its interpreter.
    for (const server of servers) await run(server, { amount: warmUpCalls });
    for (let round = 0; round < options.rounds; round += 1) {
      for (const server of orderOfRound(servers, round)) {
        rounds.get(server)?.push(await run(server, { duration: options.seconds }));
      }
    }
    await run(leanBare, { duration: options.rounds * options.seconds });
    const floors = { same: rounds.get(bare) ?? [], plain: rounds.get(plainBare) };
    for (const [server, measured] of rounds) {
      costs.push(summarizeRounds(scenario, server.name, measured, floors));
    }
  }
  return { costs, memory: { ...own, bare: floor } };
}

async function residentOf(server: MeasuredServer): Promise<number> {
  return (await server.usage()).megabytes;
}

/** Reads of visitors: the reply is the same for everybody. */
function isVisited(scenario: Scenario): scenario is Extract<Scenario, { kind: "read" }> {
  return scenario.kind === "read" && scenario.cached;
}

function serversOf(
  scenario: Scenario,
  all: Record<"bare" | "plainBare" | "textBare" | "product" | "cached", MeasuredServer>,
): MeasuredServer[] {
  const { bare, plainBare, textBare, product, cached } = all;
  if (scenario.kind !== "read") return [bare, product];
  return isVisited(scenario)
    ? [bare, plainBare, textBare, product, cached]
    : [bare, plainBare, product];
}

async function orderOf(
  scenario: Scenario,
  url: string,
  frame: Pick<LoadOrder, "origin" | "connections" | "length">,
): Promise<LoadOrder> {
  if (scenario.kind === "read") return { ...frame, kind: "read", requests: scenario.requests };
  const { kind, token, draftIds } = scenario;
  // A load ends in the middle of some requests, and whether these were carried out only the database knows.
  return { ...frame, kind, token, drafts: await readDrafts(url, draftIds) };
}

function summarizeRounds(
  { name, title }: Scenario,
  server: string,
  own: Round[],
  floors: { same: Round[]; plain: Round[] | undefined },
): LoadCost {
  const of = (read: (round: Round) => number) => summarize(own.map(read));
  const compareWith = (floor: Round[]): RelativeCost => {
    const against = (read: (round: Round) => number) =>
      summarize(ratios(own.map(read), floor.map(read)));
    return {
      ratio: against(({ perSecond }) => perSecond),
      p99Ratio: against(({ p99 }) => p99),
    };
  };
  return {
    scenario: name,
    title,
    server,
    perSecond: of(({ perSecond }) => perSecond),
    p50: of(({ p50 }) => p50),
    p99: of(({ p99 }) => p99),
    microseconds: of(({ microseconds }) => microseconds),
    same: compareWith(floors.same),
    plain: floors.plain && compareWith(floors.plain),
  };
}
