import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Db } from "../../db/db.ts";
import { queryRows } from "../../db/query-rows.ts";
import { entryLimit } from "../../kernel/entry-limit.ts";
import { hashKey } from "./hash-key.ts";
import { MAX_KEYS, type Counts, type Window } from "./local-counts.ts";
import type { Rate } from "./rate.ts";

interface Exchanged extends Window {
  /** Calls here that the other servers do not know of yet. */
  own: number;
}

interface Sent {
  key: string;
  window: Exchanged;
  own: number;
}

const INTERVAL_MS = 1000;
/** The part of a limit that a server may give away before it asks the others. */
const EAGER_PART = 1 / 6;
const MAX_ROWS = 500;

/**
 * Counts in memory, so that a read waits for nothing, and exchanges with the other servers what it has counted: once a
 * second, and at once when a client has used a sixth of its limit here. Until then servers do not know of each other's
 * calls, so a client may get that much more from each.
 */
export class ExchangedCounts implements Counts {
  readonly #db: Db;
  readonly #onError: (error: unknown) => void;
  readonly #windows = new LRUCache<string, Exchanged>(entryLimit(MAX_KEYS));
  readonly #changed = new Map<string, Exchanged>();
  #timer: NodeJS.Timeout | null = null;
  #exchange: Promise<void> | null = null;
  #nowMs = 0;
  #fails = false;

  constructor(db: Db, onError: (error: unknown) => void) {
    this.#db = db;
    this.#onError = onError;
  }

  add(key: string, { calls, perMs }: Rate, nowMs: number): Window {
    this.#nowMs = nowMs;
    const current = this.#windows.get(key);
    const window =
      current !== undefined && current.endsAt > nowMs
        ? current
        : { count: 0, own: 0, endsAt: nowMs + perMs };
    window.count += 1;
    // What is refused changes nothing for the others.
    if (window.count <= calls + 1 && this.#changed.size < MAX_KEYS) {
      window.own += 1;
      this.#changed.set(key, window);
    }
    this.#windows.set(key, window);
    this.#wait();
    if (window.own >= calls * EAGER_PART) void this.exchange();
    return window;
  }

  /** Tells the others, and learns from them; one at a time. */
  exchange(): Promise<void> {
    return (this.#exchange ??= this.#exchangeOnce().finally(() => (this.#exchange = null)));
  }

  async close(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#exchange;
  }

  #wait(): void {
    this.#timer ??= setTimeout(() => void this.exchange(), INTERVAL_MS).unref();
  }

  async #exchangeOnce(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const sent = this.#take();
    if (sent.length === 0) return;
    try {
      const rows = new Map(sent.map((one) => [hashKey(one.key), one]));
      for (const { key, count, endsAt } of await this.#write(rows)) {
        const window = rows.get(key)?.window;
        if (window !== undefined) Object.assign(window, { count: count + window.own, endsAt });
      }
      this.#fails = false;
      if (this.#changed.size > 0) this.#wait();
    } catch (error) {
      this.#putBack(sent);
      // Once is enough: it goes on until the database responds.
      if (!this.#fails) this.#onError(error);
      this.#fails = true;
    }
  }

  #take(): Sent[] {
    const sent: Sent[] = [];
    for (const [key, window] of this.#changed) {
      if (sent.length === MAX_ROWS) break;
      this.#changed.delete(key);
      if (window.endsAt <= this.#nowMs) continue;
      sent.push({ key, window, own: window.own });
      window.own = 0;
    }
    return sent;
  }

  #putBack(sent: readonly Sent[]): void {
    for (const { key, window, own } of sent) {
      window.own += own;
      this.#changed.set(key, window);
    }
  }

  async #write(
    rows: ReadonlyMap<string, Sent>,
  ): Promise<{ key: string; count: number; endsAt: number }[]> {
    const values = Array.from(rows, ([key, { window, own }]) => ({
      key,
      own,
      ends_at: new Date(window.endsAt).toISOString(),
    }));
    const now = new Date(this.#nowMs).toISOString();
    // In one order, so that servers wait for each other instead of blocking each other.
    const found = await queryRows<{ key: string; count: number; ends_at: string }>(
      this.#db,
      sql`insert into rate_limits as present (key, count, ends_at)
          select key, own, ends_at from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
            as given(key text, own int, ends_at timestamptz) order by key
          on conflict (key) do update set
            count = case when present.ends_at <= ${now} then excluded.count else present.count + excluded.count end,
            ends_at = case when present.ends_at <= ${now} then excluded.ends_at else present.ends_at end
          returning key, count, extract(epoch from ends_at) * 1000 as ends_at`,
    );
    return found.map(({ key, count, ends_at }) => ({ key, count, endsAt: Number(ends_at) }));
  }
}
