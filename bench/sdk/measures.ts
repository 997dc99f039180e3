/** Two ways to say what a number of calls cost, in microseconds per call. */
import { summarize } from "../report/statistics.ts";
import type { Call } from "./contestant.ts";

/** Makes the calls and says what one of them cost. */
export type Measure = (call: Call, count: number) => Promise<number>;

/**
 * What the process computed, garbage collection included, divided by the calls: for calls that wait for nothing. Other
 * programs on the machine do not count.
 */
export const meanProcessorTime: Measure = async (call, count) => {
  const start = processorClock();
  for (let i = 0; i < count; i++) await call();
  return (processorClock() - start) / count;
};

/**
 * How long the caller waits for the middle one of the calls, so many of them under way at a time. The mean would be that
 * of the calls during which another program had the processor.
 */
export function medianWait(atOnce: number): Measure {
  return async (call, count) => {
    const waits: number[] = [];
    const work = async () => {
      while (waits.length + atOnce <= count) {
        const start = performance.now();
        await call();
        waits.push((performance.now() - start) * 1000);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return summarize(waits).median;
  };
}

/** Microseconds that this process has computed so far. */
export function processorClock(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
