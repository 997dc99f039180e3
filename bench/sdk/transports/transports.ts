import type { TransportName } from "../batch.ts";
import { meanProcessorTime, medianWait, type Measure } from "../measures.ts";
import { lightFetch } from "./light-fetch.ts";
import { stubFetch } from "./stub-fetch.ts";

/** How calls travel, and how their cost is taken. */
export interface Transport {
  title: string;
  fetch: typeof fetch;
  measure: Measure;
  /** Milliseconds that the server takes; 0 unless said. */
  serverWorkMs?: number;
  /** By how much to divide the number of calls; 1 unless said. */
  fewer?: number;
}

/** Every transport. */
export const transports: Record<TransportName, Transport> = {
  stub: {
    title: "Stubbed fetch that answers with a real `Response` (processor time)",
    fetch: stubFetch(),
    measure: meanProcessorTime,
  },
  light: {
    title: "Stubbed fetch whose answer only looks like a `Response` (processor time)",
    fetch: lightFetch,
    measure: meanProcessorTime,
  },
  socket: {
    title: "Real socket, a server that answers at once (wait for a call)",
    fetch: globalThis.fetch,
    measure: medianWait(1),
  },
  socket8: {
    title: "The same, eight calls under way at a time",
    fetch: globalThis.fetch,
    measure: medianWait(8),
  },
  busySocket: {
    title: "Real socket, a server that takes 1 ms (wait for a call)",
    fetch: globalThis.fetch,
    measure: medianWait(1),
    serverWorkMs: 1,
    fewer: 10,
  },
};
