import type { InvalidationBus } from "../../db/invalidation-bus.ts";

/** How long a CDN may go on with what it has while servers fail. */
const STALE_IF_ERROR = 86_400;

/** Headers for caches in front of the servers: how long they may keep a response, and the keys to drop it by. */
export class CdnHeaders {
  readonly #maxAge: number;
  readonly #bus: InvalidationBus;

  /** @param maxAge In seconds. */
  constructor(maxAge: number, bus: InvalidationBus) {
    this.#maxAge = maxAge;
    this.#bus = bus;
  }

  /** Of the public data: taken before it is read. */
  get generation(): number {
    return this.#bus.generation;
  }

  /**
   * None when the data has changed since, or changes do not arrive: the cache would keep what has been dropped already.
   *
   * @param keys null for what must not be kept.
   */
  of(keys: readonly string[] | null, generation: number): Record<string, string> {
    if (keys === null || !this.#bus.connected || generation !== this.#bus.generation) return {};
    const control = `max-age=${this.#maxAge}, stale-if-error=${STALE_IF_ERROR}`;
    return {
      ...keyHeaders(keys),
      "surrogate-control": control,
      "cdn-cache-control": control,
    };
  }
}

/** The keys of a response, for CDNs of either kind. */
export function keyHeaders(keys: readonly string[]): Record<string, string> {
  return { "surrogate-key": keys.join(" "), "cache-tag": keys.join(",") };
}

/** What `CdnHeaders.of` adds. */
export const cdnHeaderNames = [
  "surrogate-key",
  "cache-tag",
  "surrogate-control",
  "cdn-cache-control",
];
