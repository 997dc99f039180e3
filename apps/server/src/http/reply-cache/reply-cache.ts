import { LRUCache } from "lru-cache";
import type { PublicChanges } from "../../db/public-changes.ts";
import type { KeptReply } from "./kept-reply.ts";

/** A finished answer, as much as keeping it asks of it. */
export interface Keepable {
  /** Bytes it takes in memory, about. */
  readonly size: number;
  /** Whether being asked for twice gives it a place that passing ones cannot take. */
  readonly lasting: boolean;
  /** How long it may be kept, in milliseconds. */
  readonly longestMs: number;
}

/** What a cache of replies goes by. */
export interface ReplyCacheOptions {
  maxBytes: number;
  /** Whether what is no longer true stays for `last` until something else needs its place. */
  keepsLast?: boolean;
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

interface Entry<Reply> extends Calm {
  reply: Reply;
  madeMs: number;
}

/** The right to make the reply of one address, while others wait for it. */
export interface Filling<Reply = KeptReply> {
  /** Keeps the reply if it is still true; null when there is none to keep. Lets those go who wait for it. */
  settle(reply: Reply | null): void;
}

/** What `ReplyCache.take` finds; `unkept` when nothing can be kept, or when what was waited for was not. */
export type Taken<Reply = KeptReply> =
  | { kind: "kept"; reply: Reply }
  | { kind: "missing"; filling: Filling<Reply> }
  | { kind: "unkept" };

/** What nobody could make anew for so long is not shown any more. */
const longestLastMs = 24 * 3_600_000;

/** Share of the bytes for replies asked for once: a flood of addresses that nobody asks for again stays within it. */
const freshShare = 0.25;

/**
 * Finished replies by address. None is given that a change has made untrue: each belongs to a generation of what the
 * public reads, looked at before its queries began, and ends when the clock next changes an answer.
 */
export class ReplyCache<Reply extends Keepable = KeptReply> {
  readonly #options: ReplyCacheOptions;
  readonly #fresh: LRUCache<string, Entry<Reply>>;
  readonly #proven: LRUCache<string, Entry<Reply>>;
  readonly #fillings = new Map<string, { generation: number; settled: Promise<void> }>();
  #calm: Calm | null = null;
  #asking: Promise<Calm> | null = null;
  #stopped = false;

  constructor(options: ReplyCacheOptions) {
    this.#options = options;
    const fresh = Math.ceil(options.maxBytes * freshShare);
    this.#fresh = bounded(fresh);
    this.#proven = bounded(Math.max(1, options.maxBytes - fresh));
    if (options.keepsLast !== true) options.changes.onChange(() => this.#clear());
  }

  /** Bytes in use, about. */
  get bytes(): number {
    return this.#fresh.calculatedSize + this.#proven.calculatedSize;
  }

  /** What is kept for an address and still true. */
  find(url: string): Reply | null {
    const proven = this.#proven.get(url);
    if (proven !== undefined && this.#isTrue(proven)) return proven.reply;
    const fresh = this.#fresh.get(url);
    if (fresh === undefined || !this.#isTrue(fresh)) return null;
    if (fresh.reply.lasting) {
      this.#fresh.delete(url);
      this.#proven.set(url, fresh);
    }
    return fresh.reply;
  }

  /** What was true for an address last, for when nothing newer can be made. */
  last(url: string): Reply | null {
    const entry = this.#fresh.peek(url) ?? this.#proven.peek(url);
    const oldest = this.#options.nowMs() - longestLastMs;
    return entry !== undefined && entry.madeMs > oldest ? entry.reply : null;
  }

  /** The same as `find`; what is just being made is waited for, and what is not there the caller may make. */
  async take(url: string): Promise<Taken<Reply>> {
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

  #begin(url: string): Filling<Reply> {
    const { generation } = this.#options.changes;
    const madeMs = this.#options.nowMs();
    const calm = this.#calmNow();
    calm.catch(() => undefined);
    const { promise: settled, resolve } = Promise.withResolvers<void>();
    const own = { generation, settled };
    this.#fillings.set(url, own);
    const keep = async (reply: Reply) => {
      const { generation: calmIn, fromMs, untilMs } = await calm;
      const endMs = Math.min(untilMs, madeMs + reply.longestMs);
      const entry = { reply, madeMs, generation, fromMs, untilMs: endMs };
      if (calmIn !== generation || !this.#isTrue(entry)) return;
      const isProven = reply.lasting && this.#proven.has(url);
      const [place, other] = isProven ? [this.#proven, this.#fresh] : [this.#fresh, this.#proven];
      other.delete(url);
      place.set(url, entry);
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

  #isTrue(entry: Calm): boolean {
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

function bounded<Reply extends Keepable>(maxSize: number): LRUCache<string, Entry<Reply>> {
  return new LRUCache({ maxSize, sizeCalculation: ({ reply }, url) => reply.size + url.length });
}
