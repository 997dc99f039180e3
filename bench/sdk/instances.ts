/** What it costs to have an SDK, before any call: servers make one for each request. */
import { createSdk } from "@atrium/sdk";
import { collectGarbage } from "./garbage.ts";
import { processorClock } from "./measures.ts";

/** The cost of one instance. */
export interface InstanceCost {
  microseconds: number;
  /** Bytes kept on the heap. */
  bytes: number;
}

const count = 1000;

/** Creates instances by the thousand, once to warm up and once to measure, and keeps them all. */
export function measureInstances(): InstanceCost {
  createMany();
  collectGarbage();
  const heap = process.memoryUsage().heapUsed;
  const start = processorClock();
  const kept = createMany();
  const microseconds = (processorClock() - start) / count;
  collectGarbage();
  return { microseconds, bytes: (process.memoryUsage().heapUsed - heap) / kept.length };
}

function createMany(): unknown[] {
  return Array.from({ length: count }, () => createSdk({ baseUrl: "/rest", getToken: () => null }));
}
