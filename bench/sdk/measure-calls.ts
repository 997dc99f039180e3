/** Times calls in rounds, everybody in every round. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { orderOfRound } from "../report/statistics.ts";
import type { Call } from "./contestant.ts";

/** How much is measured. */
export interface Plan {
  rounds: number;
  /** Calls each client makes in a round. */
  calls: number;
  /** Calls under way at a time. */
  atOnce: number;
  clock: Clock;
}

/** Microseconds since some moment. */
export type Clock = () => number;

/** What passes for the one who waits: for calls over a socket. */
export const wallClock: Clock = () => performance.now() * 1000;

/** What this process computes, garbage collection included: other programs on the machine do not count. */
export const processorClock: Clock = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** Rounds that do not count. */
const warmUpRounds = 4;

setFlagsFromString("--expose-gc");
/** Collects garbage now: everything, or what is young. */
export const collectGarbage = runInNewContext("gc") as (options?: { type: "minor" }) => void;

/**
 * Microseconds per call of each client, round by round. In each round every client makes the same number of calls, in
 * an order that changes from round to round, and starts without the young garbage of the one before. (A full
 * collection in each round would also throw away what the engine learnt about a client's objects.)
 */
export async function measureCalls(
  contestants: Map<string, Call>,
  plan: Plan,
): Promise<Map<string, number[]>> {
  const times = new Map([...contestants.keys()].map((name): [string, number[]] => [name, []]));
  collectGarbage();
  for (let round = -warmUpRounds; round < plan.rounds; round++) {
    for (const [name, call] of orderOfRound([...contestants], round + warmUpRounds)) {
      collectGarbage({ type: "minor" });
      const time = await timeCalls(call, plan);
      if (round >= 0) times.get(name)?.push(time);
    }
  }
  return times;
}

async function timeCalls(call: Call, { calls, atOnce, clock }: Plan): Promise<number> {
  let left = calls;
  const work = async () => {
    while (left-- > 0) await call();
  };
  const start = clock();
  await Promise.all(Array.from({ length: atOnce }, work));
  return (clock() - start) / calls;
}
