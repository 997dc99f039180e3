import { hash, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Log } from "../../kernel/log.ts";
import { rateLimitKey } from "../../kernel/rate-limit-key.ts";
import { isReader, type Visitor } from "./visitor.ts";

/** What the reads of articles are counted with. */
export interface ReadCounterOptions {
  /** Adds numbers of reads to those in the database. */
  add(reads: ReadonlyMap<string, number>): Promise<void>;
  nowMs(): number;
  log: Pick<Log, "error">;
}

const minute = 60_000;

/** Reading on or coming back within this time is one read. */
const windowMs = 30 * minute;
const maxVisitors = 20_000;
const maxPending = 5_000;
const flushMs = 3_000;

/**
 * Counts who reads which article without writing anything while they read: numbers are gathered in memory and added to
 * the database every few seconds and when the server stops. A process that is killed loses those few seconds.
 *
 * One visitor counts once in half an hour for each article. Who that was is not kept: what is remembered is a digest
 * with a secret of this process, and that in memory alone.
 */
export class ReadCounter {
  readonly #options: ReadCounterOptions;
  readonly #secret = randomBytes(16).toString("hex");
  readonly #remembered = new LRUCache<string, number>({ max: maxVisitors });
  #waiting = new Map<string, number>();
  #flushing: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;

  constructor(options: ReadCounterOptions) {
    this.#options = options;
  }

  /** Counts a read, unless it is none or counted already. */
  count(articleId: string, visitor: Visitor): void {
    if (!isReader(visitor) || this.#isRemembered(articleId, visitor.address)) return;
    // More articles than this within seconds are read by nobody.
    if (this.#waiting.size >= maxPending && !this.#waiting.has(articleId)) return;
    this.#waiting.set(articleId, (this.#waiting.get(articleId) ?? 0) + 1);
    this.#timer ??= setTimeout(() => void this.flush(), flushMs).unref();
  }

  /** Adds what was counted so far to the database. When that fails the numbers stay for the next time. */
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
