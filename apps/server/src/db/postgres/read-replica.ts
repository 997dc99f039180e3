import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { DatabaseLog, Replica } from "../database.ts";
import type { InvalidationBus } from "../invalidation-bus.ts";
import { currentTracing } from "../../kernel/tracing/tracing.ts";
import { traceQueries } from "../trace-queries.ts";
import { createTimeoutSocket } from "./fail-fast-pool.ts";
import { ReplayProgress } from "./replay-progress.ts";

export interface ReplicaOptions {
  url: string;
  primary: pg.Pool;
  invalidationBus: InvalidationBus;
  /** A replica that is further behind is left out. */
  maxLagMs: number;
  statementMs: number;
  poolSize?: number;
  log: DatabaseLog;
}

const CHECK_MS = 1000;
/** While the replica has yet to replay a change that caches were invalidated for. */
const CATCH_UP_MS = 100;
/** A check that takes longer counts as a failure. */
const TIMEOUT_MS = 2000;

/**
 * A streaming replica for public reads. After an invalidation it is used again only when it has replayed at least what the
 * primary had written by then, so that no page is made from older data than the change.
 */
export function openReplica(options: ReplicaOptions): Replica & { close(): Promise<void> } {
  const { url, statementMs, invalidationBus, log } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: TIMEOUT_MS,
    statement_timeout: statementMs,
    stream: () => createTimeoutSocket(statementMs),
    application_name: "atrium reads",
  });
  pool.on("error", (err) => log.error({ err }, "A connection to the replica broke"));
  if (currentTracing() !== null) pool.on("connect", traceQueries);
  const follower = new Follower(pool, options);
  let reads = 0;
  return {
    db: drizzle({ client: pool }),
    get usable() {
      return follower.usable && invalidationBus.connected;
    },
    get skipped() {
      return follower.skipped;
    },
    get lagSeconds() {
      return follower.lagMs / 1000;
    },
    get reads() {
      return reads;
    },
    noteRead: () => (reads += 1),
    noteFailure: (error) => follower.fail(error),
    async close() {
      await follower.stop();
      await pool.end();
    },
  };
}

/** Watches how far the replica is. */
class Follower {
  readonly #pool: pg.Pool;
  readonly #options: ReplicaOptions;
  readonly #progress = new ReplayProgress();
  readonly #running: Promise<void>;
  /** How often caches were invalidated. The first time is the start. */
  #invalidations = 1;
  #failing = false;
  #stopped = false;
  #wake: () => void = () => {};
  /** null until the first check has ended. */
  #reported: boolean | null = null;

  constructor(pool: pg.Pool, options: ReplicaOptions) {
    this.#pool = pool;
    this.#options = options;
    options.invalidationBus.onNotify(() => {
      this.#invalidations += 1;
      this.#wake();
    });
    this.#running = this.#follow();
  }

  get usable(): boolean {
    return !this.#failing && this.#hasCaughtUp && this.lagMs <= this.#options.maxLagMs;
  }

  get lagMs(): number {
    return this.#progress.lagMs(performance.now());
  }

  get #hasCaughtUp(): boolean {
    return this.#progress.seen === this.#invalidations;
  }

  get skipped(): boolean {
    return this.#reported !== false;
  }

  fail(err: unknown): void {
    this.#failing = true;
    this.#report(true, err);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#wake();
    await this.#running;
  }

  async #follow(): Promise<void> {
    while (!this.#stopped) {
      await this.#check().catch((err: unknown) => this.fail(err));
      if (!this.#stopped) await this.#pause();
    }
  }

  async #check(): Promise<void> {
    const invalidations = this.#invalidations;
    const atMs = performance.now();
    const written = await askLsn(this.#options.primary, "pg_current_wal_insert_lsn()");
    this.#progress.noteWritten({ invalidations, atMs, lsn: written });
    this.#progress.noteReplayed(await askLsn(this.#pool, "pg_last_wal_replay_lsn()"));
    this.#failing = false;
    this.#report(this.lagMs > this.#options.maxLagMs);
  }

  #report(skipped: boolean, err?: unknown): void {
    if (skipped === this.#reported) return;
    this.#reported = skipped;
    const { log } = this.#options;
    if (skipped)
      log.error({ err }, "The replica is away or behind: the primary answers public reads");
    else log.info({}, "The replica answers public reads");
  }

  async #pause(): Promise<void> {
    const ms = this.#hasCaughtUp || this.#failing ? CHECK_MS : CATCH_UP_MS;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms).unref();
    const pausedFor = this.#invalidations;
    // A burst of changes is followed at the pace of catching up.
    this.#wake = () => {
      if (this.#stopped || pausedFor + 1 === this.#invalidations) resolve();
    };
    await promise;
    clearTimeout(timer);
    this.#wake = () => {};
  }
}

/** @throws Where the server has no such position: the primary is a standby, or the replica none. */
async function askLsn(pool: pg.Pool, position: string): Promise<bigint> {
  const asked = pool.query<{ lsn: string | null }>(`select ${position}::text as lsn`);
  asked.catch(() => undefined);
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error("The database does not respond")),
    TIMEOUT_MS,
  );
  try {
    const { rows } = await Promise.race([asked, late.promise]);
    const lsn = rows[0]?.lsn;
    if (lsn == null) throw new Error("DATABASE_READ_URL is no replica of DATABASE_URL");
    return parseLsn(lsn);
  } finally {
    clearTimeout(timer);
  }
}

/** Such as `16/B374D848`. */
export function parseLsn(text: string): bigint {
  const [high = "", low = ""] = text.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
