/**
 * What visitors and changes cost the servers: `node bench/operations/simulate-cache.ts --views 100000000 --servers 4`.
 *
 * Each server keeps pages of its own. A change of public data makes all of them stale, and so does a minute; the first
 * visitor afterwards has the page made, and others wait for it. Visitors prefer few pages (Zipf), and come in a peak.
 */
import { parseArgs } from "node:util";
import { readCount } from "../command-line.ts";

const PEAK = 5;
const DAY_SECONDS = 86_400;
const MAX_AGE_SECONDS = 60;
const SIMULATED_SECONDS = 600;
/** A day's peak in a few minutes of a fast machine. */
const MAX_VISITS = 4_000_000;

export interface Traffic {
  viewsPerDay: number;
  changesPerHour: number;
  pages: number;
  servers: number;
  /** How long a CDN serves a page without asking; 0 without a CDN. */
  edgeSeconds: number;
  /** Places of the CDN, each with a cache of its own. */
  edges: number;
}

export interface Load {
  /** Visits a second in the peak. */
  visits: number;
  /** Of these, what reaches a server. */
  requests: number;
  /** Of these, pages that are made. */
  renders: number;
}

/** Plays the peak; the same traffic always gives the same load. */
export function simulate(traffic: Traffic): Load {
  const { viewsPerDay, changesPerHour, pages, servers, edgeSeconds, edges } = traffic;
  const visits = (viewsPerDay / DAY_SECONDS) * PEAK;
  const seconds = Math.min(SIMULATED_SECONDS, MAX_VISITS / visits);
  const random = generator(1);
  const choosePage = zipf(pages, random);
  const atEdge = new Float64Array(pages * edges).fill(Number.NEGATIVE_INFINITY);
  const made = new Float64Array(pages * servers).fill(Number.NEGATIVE_INFINITY);
  const count = { visits: 0, requests: 0, renders: 0 };
  let changed = Number.NEGATIVE_INFINITY;
  let nextChange = exponential(changesPerHour / 3600, random);
  for (let at = exponential(visits, random); at < seconds; at += exponential(visits, random)) {
    while (nextChange <= at) {
      changed = nextChange;
      nextChange += exponential(changesPerHour / 3600, random);
    }
    count.visits += 1;
    const page = choosePage();
    const edge = page * edges + Math.floor(random() * edges);
    if (at - (atEdge[edge] ?? 0) < edgeSeconds) continue;
    atEdge[edge] = at;
    count.requests += 1;
    const kept = page * servers + Math.floor(random() * servers);
    const madeAt = made[kept] ?? 0;
    if (madeAt > changed && at - madeAt < MAX_AGE_SECONDS) continue;
    made[kept] = at;
    count.renders += 1;
  }
  return {
    visits: count.visits / seconds,
    requests: count.requests / seconds,
    renders: count.renders / seconds,
  };
}

function exponential(rate: number, random: () => number): number {
  return rate === 0 ? Number.POSITIVE_INFINITY : -Math.log(1 - random()) / rate;
}

/** The page of rank n is asked for 1/n times as often as the first. */
function zipf(pages: number, random: () => number): () => number {
  const sums = new Float64Array(pages);
  let sum = 0;
  for (let page = 0; page < pages; page += 1) sums[page] = sum += 1 / (page + 1);
  return () => {
    const wanted = random() * sum;
    let [low, high] = [0, pages - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** Mulberry32. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function main(): void {
  const text = (fallback: string) => ({ type: "string", default: fallback }) as const;
  const { values } = parseArgs({
    options: {
      views: text("1000000"),
      changes: text("60"),
      pages: text("5000"),
      servers: text("2"),
      edge: text("0"),
      edges: text("20"),
    },
  });
  const load = simulate({
    viewsPerDay: readCount("views", values.views, 1),
    changesPerHour: readCount("changes", values.changes, 0),
    pages: readCount("pages", values.pages, 1),
    servers: readCount("servers", values.servers, 1),
    edgeSeconds: readCount("edge", values.edge, 0),
    edges: readCount("edges", values.edges, 1),
  });
  for (const [name, rate] of Object.entries(load)) console.log(`${name}: ${rate.toFixed(1)}/s`);
}

if (import.meta.main) main();
