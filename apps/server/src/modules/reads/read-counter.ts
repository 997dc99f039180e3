import { hash, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { entryLimit } from "../../kernel/entry-limit.ts";
import type { Log } from "../../kernel/log.ts";
import { rateLimitKey } from "../../kernel/rate-limit-key.ts";
import { isReader, type Visitor } from "./visitor.ts";

export interface ReadCounterOptions {
  /** Adds read counts to those in the database. */
  add(reads: ReadonlyMap<string, number>): Promise<void>;
  nowMs(): number;
  log: Pick<Log, "error">;
}

const minute = 60_000;

/** Several reads within this time count once. */
const windowMs = 30 * minute;
const maxVisitors = 20_000;
const maxPending = 5_000;
const flushMs = 3_000;

/**
 * Counts readers without writing on each read: counts are collected in memory and flushed every few seconds and at
 * shutdown; a killed process loses those few seconds. A visitor counts once per article in half an hour. Visitors are
 * remembered only in memory, as digests with a secret of this process.
 */
export class ReadCounter {
  readonly #options: ReadCounterOptions;
  readonly #secret = randomBytes(16).toString("hex");
  readonly #remembered = new LRUCache<string, number>(entryLimit(maxVisitors));
  #waiting = new Map<string, number>();
  #flushing: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;

  constructor(options: ReadCounterOptions) {
    this.#options = options;
  }

  /** Ignores bots and repeated reads. */
  count(articleId: string, visitor: Visitor): void {
    if (!isReader(visitor) || this.#isRemembered(articleId, visitor.address)) return;
    // More articles than this within seconds are no human reader.
    if (this.#waiting.size >= maxPending && !this.#waiting.has(articleId)) return;
    this.#waiting.set(articleId, (this.#waiting.get(articleId) ?? 0) + 1);
    this.#timer ??= setTimeout(() => void this.flush(), flushMs).unref();
  }

  /** Keeps the counts for the next time when writing fails. */
  async flush(): Promise<void> {
    this.#flushing = this.#flushing.then(() => this.#flush());
    return this.#flushing;
  }

  async #flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const reads = this.#waiting;
    if (reads.size === 0) return;
    this.#waiting = new Map();
    try {
      await this.#options.add(reads);
    } catch (err) {
      this.#options.log.error({ err }, "Reads of articles could not be counted yet");
      for (const [id, number] of reads) {
        this.#waiting.set(id, (this.#waiting.get(id) ?? 0) + number);
      }
      this.#timer ??= setTimeout(() => void this.flush(), flushMs).unref();
    }
  }

  #isRemembered(articleId: string, address: string): boolean {
    const nowMs = this.#options.nowMs();
    const key = hash("sha1", `${this.#secret} ${rateLimitKey(address)} ${articleId}`, "base64");
    const until = this.#remembered.get(key) ?? 0;
    if (until > nowMs) return true;
    this.#remembered.set(key, nowMs + windowMs);
    return false;
  }
}
