import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Db } from "../../db/db.ts";
import { Prepared } from "../../db/prepared.ts";
import { entryLimit } from "../../kernel/entry-limit.ts";
import { hashKey } from "./hash-key.ts";
import { MAX_KEYS, type Counts, type Window } from "./local-counts.ts";
import type { Rate } from "./rate.ts";

/** The times are milliseconds since 1970, by the clock of the server that counts. */
export const countCall = new Prepared<{ count: number; ends_at: string }>(
  "rate_limit_count_call",
  sql`insert into rate_limits as present (key, count, ends_at)
      values (${sql.placeholder("key")}, 1, to_timestamp(${sql.placeholder("endsAt")}::float8 / 1000))
      on conflict (key) do update set
        count = case when present.ends_at <= to_timestamp(${sql.placeholder("now")}::float8 / 1000)
          then 1 else present.count + 1 end,
        ends_at = case when present.ends_at <= to_timestamp(${sql.placeholder("now")}::float8 / 1000)
          then excluded.ends_at else present.ends_at end
      returning count, extract(epoch from ends_at) * 1000 as ends_at`,
);

/** Counts each call in the database, exactly. One that is over its limit is refused without asking again. */
export class WrittenCounts implements Counts {
  readonly #db: Db;
  readonly #over = new LRUCache<string, Window>(entryLimit(MAX_KEYS));

  constructor(db: Db) {
    this.#db = db;
  }

  async add(key: string, { calls, perMs }: Rate, nowMs: number): Promise<Window> {
    const over = this.#over.get(key);
    if (over !== undefined && over.endsAt > nowMs) return over;
    const values = { key: hashKey(key), now: nowMs, endsAt: nowMs + perMs };
    const [row] = await countCall.rows(this.#db, values);
    const window = { count: row?.count ?? 1, endsAt: Number(row?.ends_at ?? values.endsAt) };
    if (window.count > calls) this.#over.set(key, window);
    return window;
  }
}
