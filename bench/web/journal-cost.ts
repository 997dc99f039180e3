/** What the journal takes of the main thread while somebody types, by the samples of the browser's profiler. */
import type { CDPSession } from "@playwright/test";

/** The journal's own script: packing, and the calls of IndexedDB. */
const journalScript = /\/journal-db-[^/]*\.js$/;

interface Profile {
  nodes: { id: number; callFrame: { url: string }; children?: number[] }[];
  samples?: number[];
  timeDeltas?: number[];
}

/** Milliseconds of the main thread for each second of `type`. */
export async function timeJournal(cdp: CDPSession, type: () => Promise<void>): Promise<number> {
  await cdp.send("Profiler.enable");
  await cdp.send("Profiler.setSamplingInterval", { interval: 100 });
  await cdp.send("Profiler.start");
  const start = performance.now();
  await type();
  const seconds = (performance.now() - start) / 1000;
  const { profile } = await cdp.send("Profiler.stop");
  await cdp.send("Profiler.disable");
  return journalTime(profile) / seconds;
}

/** The milliseconds of a profile that were spent in the journal's script, or in what that called. */
function journalTime({ nodes, samples = [], timeDeltas = [] }: Profile): number {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const within = new Set<number>();
  const take = (id: number) => {
    within.add(id);
    for (const child of byId.get(id)?.children ?? []) take(child);
  };
  for (const { id, callFrame } of nodes) if (journalScript.test(callFrame.url)) take(id);
  const microseconds = timeDeltas.reduce(
    (sum, delta, at) => (within.has(samples[at] ?? -1) ? sum + delta : sum),
    0,
  );
  return microseconds / 1000;
}
