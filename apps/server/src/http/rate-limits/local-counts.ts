import { LRUCache } from "lru-cache";
import { entryLimit } from "../../kernel/entry-limit.ts";
import type { Rate } from "./rate.ts";

/** Calls in a window of time, this one included. */
export interface Window {
  count: number;
  endsAt: number;
}

/** Counts calls by key; a window begins with the first of them. */
export interface Counts {
  add(key: string, rate: Rate, nowMs: number): Window | Promise<Window>;
}

export const MAX_KEYS = 50_000;

/** Counts of this process alone. */
export class LocalCounts implements Counts {
  readonly #windows = new LRUCache<string, Window>(entryLimit(MAX_KEYS));

  add(key: string, { perMs }: Rate, nowMs: number): Window {
    const current = this.#windows.get(key);
    const window =
      current !== undefined && current.endsAt > nowMs
        ? current
        : { count: 0, endsAt: nowMs + perMs };
    window.count += 1;
    this.#windows.set(key, window);
    return window;
  }
}
