import { LRUCache } from "lru-cache";
import type { InvalidationBus } from "../../db/invalidation-bus.ts";
import type { CachedResponse } from "./cached-response.ts";
import type { Cacheable } from "./cacheable.ts";

export interface ResponseCacheOptions {
  maxBytes: number;
  /** Stale-if-error: stale entries stay for `getStale` until their space is needed. */
  allowStale?: boolean;
  invalidationBus: InvalidationBus;
  nowMs(): number;
  /** When the passing of time alone next changes a response (scheduled publication and the like); null for never. */
  nextChangeMs(nowMs: number): Promise<number | null>;
}

/** A period in which the passing of time changes no response, as long as nothing is written. */
interface ValidityWindow {
  generation: number;
  fromMs: number;
  untilMs: number;
}

interface Entry<T> extends ValidityWindow {
  response: T;
  createdMs: number;
}

export interface StaleResponse<T> {
  response: T;
  ageMs: number;
}

/** A single-flight load: the holder makes the response of one URL while other requests for it wait. */
export interface Flight<T = CachedResponse> {
  /** Stores the response if it is still valid, then releases the waiting requests; null stores nothing. */
  resolve(response: T | null): void;
}

/** `bypass`: nothing can be stored now, or the flight that was joined stored nothing. */
export type JoinResult<T = CachedResponse> =
  | { kind: "hit"; response: T }
  | { kind: "miss"; flight: Flight<T> }
  | { kind: "bypass" };

/** How old a stale entry may be when it is served instead of an error. */
const maxStaleMs = 24 * 3_600_000;

/** Share of the bytes for responses requested once, so that a flood of one-off URLs cannot evict popular ones. */
const probationShare = 0.25;

/**
 * A segmented LRU cache of responses by URL that never returns a stale one: an entry belongs to the generation of the
 * public data that was current before its queries began, and expires when the passing of time next changes a response.
 */
export class ResponseCache<T extends Cacheable = CachedResponse> {
  readonly #options: ResponseCacheOptions;
  readonly #probation: LRUCache<string, Entry<T>>;
  readonly #protected: LRUCache<string, Entry<T>>;
  readonly #inFlight = new Map<string, { generation: number; done: Promise<void> }>();
  #window: ValidityWindow | null = null;
  #loadingWindow: Promise<ValidityWindow> | null = null;
  #stopped = false;
  #staleAnswers = 0;

  constructor(options: ResponseCacheOptions) {
    this.#options = options;
    const probationBytes = Math.ceil(options.maxBytes * probationShare);
    this.#probation = bounded(probationBytes);
    this.#protected = bounded(Math.max(1, options.maxBytes - probationBytes));
    if (options.allowStale !== true) options.invalidationBus.onNotify(() => this.#clear());
  }

  /** Approximate bytes in use. */
  get bytes(): number {
    return this.#probation.calculatedSize + this.#protected.calculatedSize;
  }

  get(url: string): T | null {
    const hit = this.#protected.get(url);
    if (hit !== undefined && this.#isValid(hit)) return hit.response;
    const candidate = this.#probation.get(url);
    if (candidate === undefined || !this.#isValid(candidate)) return null;
    if (candidate.response.isPromotable) {
      this.#probation.delete(url);
      this.#protected.set(url, candidate);
    }
    return candidate.response;
  }

  /** The last valid response, for when no new one can be made (stale-if-error). */
  getStale(url: string): StaleResponse<T> | null {
    const entry = this.#probation.peek(url) ?? this.#protected.peek(url);
    if (entry === undefined) return null;
    const ageMs = this.#options.nowMs() - entry.createdMs;
    return ageMs < maxStaleMs ? { response: entry.response, ageMs } : null;
  }

  /** Counts a stale response that was served. */
  noteStaleAnswer(): void {
    this.#staleAnswers += 1;
  }

  /** How many stale responses have been served. */
  get staleAnswers(): number {
    return this.#staleAnswers;
  }

  /** Like `get`, with single-flight: waits for a load in flight, or hands the load to the caller. */
  async join(url: string): Promise<JoinResult<T>> {
    const response = this.get(url);
    if (response !== null) return { kind: "hit", response };
    if (!this.#canStore()) return { kind: "bypass" };
    const other = this.#inFlight.get(url);
    if (other?.generation !== this.#options.invalidationBus.generation) {
      return { kind: "miss", flight: this.#begin(url) };
    }
    await other.done;
    const loaded = this.get(url);
    return loaded === null ? { kind: "bypass" } : { kind: "hit", response: loaded };
  }

  /** Empties the cache and stores nothing from now on: the server is shutting down. */
  stop(): void {
    this.#stopped = true;
    this.#clear();
  }

  #begin(url: string): Flight<T> {
    const { generation } = this.#options.invalidationBus;
    const createdMs = this.#options.nowMs();
    const validity = this.#currentWindow();
    validity.catch(() => undefined);
    const { promise: done, resolve: release } = Promise.withResolvers<void>();
    const load = { generation, done };
    this.#inFlight.set(url, load);
    const store = async (response: T) => {
      const { generation: validIn, fromMs, untilMs } = await validity;
      const expiresMs = Math.min(untilMs, createdMs + response.maxAgeMs);
      const entry = { response, createdMs, generation, fromMs, untilMs: expiresMs };
      if (validIn !== generation || !this.#isValid(entry)) return;
      const isProtected = response.isPromotable && this.#protected.has(url);
      const [segment, other] = isProtected
        ? [this.#protected, this.#probation]
        : [this.#probation, this.#protected];
      other.delete(url);
      segment.set(url, entry);
    };
    const end = () => {
      if (this.#inFlight.get(url) === load) this.#inFlight.delete(url);
      release();
    };
    return {
      resolve: (response) => {
        if (response === null) end();
        // A response whose expiry is unknown is not stored.
        else void store(response).then(end, end);
      },
    };
  }

  async #currentWindow(): Promise<ValidityWindow> {
    const { invalidationBus, nowMs } = this.#options;
    const window = this.#window;
    const isCurrent = window?.generation === invalidationBus.generation;
    if (isCurrent && isWithin(window, nowMs())) return window;
    this.#loadingWindow ??= this.#loadWindow().finally(() => (this.#loadingWindow = null));
    return this.#loadingWindow;
  }

  async #loadWindow(): Promise<ValidityWindow> {
    const { generation } = this.#options.invalidationBus;
    const fromMs = this.#options.nowMs();
    const untilMs = (await this.#options.nextChangeMs(fromMs)) ?? Number.POSITIVE_INFINITY;
    this.#window = { generation, fromMs, untilMs };
    return this.#window;
  }

  #canStore(): boolean {
    return !this.#stopped && this.#options.invalidationBus.connected;
  }

  #isValid(entry: ValidityWindow): boolean {
    const isCurrent = entry.generation === this.#options.invalidationBus.generation;
    return this.#canStore() && isCurrent && isWithin(entry, this.#options.nowMs());
  }

  #clear(): void {
    this.#probation.clear();
    this.#protected.clear();
  }
}

function isWithin({ fromMs, untilMs }: ValidityWindow, ms: number): boolean {
  return fromMs <= ms && ms < untilMs;
}

function bounded<T extends Cacheable>(maxSize: number): LRUCache<string, Entry<T>> {
  return new LRUCache({
    maxSize,
    sizeCalculation: ({ response }, url) => response.size + url.length,
  });
}
