import { LRUCache } from "lru-cache";
import type { PublicChanges } from "../../db/public-changes.ts";
import type { KeptReply } from "./kept-reply.ts";

/** What a cache of replies goes by. */
export interface ReplyCacheOptions {
  maxBytes: number;
  changes: PublicChanges;
  nowMs(): number;
  /** The next moment after `nowMs` at which the clock alone changes an answer; null for none. */
  nextChangeMs(nowMs: number): Promise<number | null>;
}

/** A stretch of time in which the clock changes no answer, as long as nothing is written. */
interface Calm {
  generation: number;
  fromMs: number;
  untilMs: number;
}

interface Entry extends Calm {
  reply: KeptReply;
}

/** The right to make the reply of one address, while others wait for it. */
export interface Filling {
  /** Keeps the reply if it is still true; null when there is none to keep. Lets those go who wait for it. */
  settle(reply: KeptReply | null): void;
}

/** What `ReplyCache.take` finds; `unkept` when nothing can be kept, or when what was waited for was not. */
export type Taken =
  | { kind: "kept"; reply: KeptReply }
  | { kind: "missing"; filling: Filling }
  | { kind: "unkept" };

/** Kept no longer than this, since the numbers of readers in it grow without anything being changed. */
const longestMs = 60_000;

/** Share of the bytes for replies asked for once: a flood of addresses that nobody asks for again stays within it. */
const freshShare = 0.25;

/**
 * Finished replies by address. None is given that a change has made untrue: each belongs to a generation of what the
 * public reads, looked at before its queries began, and ends when the clock next changes an answer.
 */
export class ReplyCache {
  readonly #options: ReplyCacheOptions;
  readonly #fresh: LRUCache<string, Entry>;
  readonly #proven: LRUCache<string, Entry>;
  readonly #fillings = new Map<string, { generation: number; settled: Promise<void> }>();
  #calm: Calm | null = null;
  #asking: Promise<Calm> | null = null;
  #stopped = false;

  constructor(options: ReplyCacheOptions) {
    this.#options = options;
    const fresh = Math.ceil(options.maxBytes * freshShare);
    this.#fresh = bounded(fresh);
    this.#proven = bounded(Math.max(1, options.maxBytes - fresh));
    options.changes.onChange(() => this.#clear());
  }

  /** Bytes in use, about. */
  get bytes(): number {
    return this.#fresh.calculatedSize + this.#proven.calculatedSize;
  }

  /** What is kept for an address and still true. */
  find(url: string): KeptReply | null {
    const proven = this.#proven.get(url);
    if (proven !== undefined && this.#isTrue(proven)) return proven.reply;
    const fresh = this.#fresh.get(url);
    if (fresh === undefined || !this.#isTrue(fresh)) return null;
    // There are as many searches as words: they never push out what everybody reads.
    if (fresh.reply.facts.operation.id !== "siteSearchContent") {
      this.#fresh.delete(url);
      this.#proven.set(url, fresh);
    }
    return fresh.reply;
  }

  /** The same; what is just being made is waited for, and what is not there the caller may make. */
  async take(url: string): Promise<Taken> {
    const kept = this.find(url);
    if (kept !== null) return { kind: "kept", reply: kept };
    if (!this.#isOn()) return { kind: "unkept" };
    const other = this.#fillings.get(url);
    if (other?.generation !== this.#options.changes.generation) {
      return { kind: "missing", filling: this.#begin(url) };
    }
    await other.settled;
    const made = this.find(url);
    return made === null ? { kind: "unkept" } : { kind: "kept", reply: made };
  }

  /** Keeps nothing any more: the server is stopping. */
  stop(): void {
    this.#stopped = true;
    this.#clear();
  }

  #begin(url: string): Filling {
    const { generation } = this.#options.changes;
    const endMs = this.#options.nowMs() + longestMs;
    const calm = this.#calmNow();
    calm.catch(() => undefined);
    const { promise: settled, resolve } = Promise.withResolvers<void>();
    const own = { generation, settled };
    this.#fillings.set(url, own);
    const keep = async (reply: KeptReply) => {
      const { generation: calmIn, fromMs, untilMs } = await calm;
      const entry = { reply, generation, fromMs, untilMs: Math.min(untilMs, endMs) };
      if (calmIn === generation && this.#isTrue(entry)) this.#fresh.set(url, entry);
    };
    const end = () => {
      if (this.#fillings.get(url) === own) this.#fillings.delete(url);
      resolve();
    };
    return {
      settle: (reply) => {
        if (reply === null) end();
        // Without knowing when it ends, nothing is kept.
        else void keep(reply).then(end, end);
      },
    };
  }

  async #calmNow(): Promise<Calm> {
    const { changes, nowMs } = this.#options;
    const calm = this.#calm;
    if (calm?.generation === changes.generation && isWithin(calm, nowMs())) return calm;
    this.#asking ??= this.#askCalm().finally(() => (this.#asking = null));
    return this.#asking;
  }

  async #askCalm(): Promise<Calm> {
    const { generation } = this.#options.changes;
    const fromMs = this.#options.nowMs();
    const untilMs = (await this.#options.nextChangeMs(fromMs)) ?? Number.POSITIVE_INFINITY;
    this.#calm = { generation, fromMs, untilMs };
    return this.#calm;
  }

  #isOn(): boolean {
    return !this.#stopped && this.#options.changes.heard;
  }

  #isTrue(entry: Entry): boolean {
    const current = entry.generation === this.#options.changes.generation;
    return this.#isOn() && current && isWithin(entry, this.#options.nowMs());
  }

  #clear(): void {
    this.#fresh.clear();
    this.#proven.clear();
  }
}

function isWithin({ fromMs, untilMs }: Calm, ms: number): boolean {
  return fromMs <= ms && ms < untilMs;
}

function bounded(maxSize: number): LRUCache<string, Entry> {
  return new LRUCache({ maxSize, sizeCalculation: ({ reply }, url) => reply.size + url.length });
}
