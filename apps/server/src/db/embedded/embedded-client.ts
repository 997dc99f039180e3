import { AsyncLocalStorage } from "node:async_hooks";
import type { DatabaseLoad, DatabaseLog } from "../database.ts";
import { EventBus } from "../event-bus.ts";
import { InvalidationBus } from "../invalidation-bus.ts";
import { messages } from "../../kernel/messages/index.ts";
import { DatabaseThread, unavailable } from "./database-thread.ts";
import type { WorkerRequest, WorkerReply, WorkerStart } from "./worker-messages.ts";

export interface EmbeddedOptions extends WorkerStart {
  /** Query timeout, after which the database restarts. */
  statementMs: number;
  log: DatabaseLog;
}

/** The shape that drizzle's PGlite driver reads. */
export interface QueryResult {
  rows: unknown[];
  affectedRows: number;
}

interface QueryOptions {
  rowMode?: "array" | "object";
}

interface Queryable {
  query(sql: string, params?: unknown[], options?: QueryOptions): Promise<QueryResult>;
}

const openingMs = 60_000;
const closingMs = 5_000;

/**
 * The embedded database behind one connection in its own thread. Queries and transactions are serialised. Has the two
 * methods that drizzle's PGlite driver calls, `query` and `transaction`.
 */
export class EmbeddedClient implements Queryable {
  /** No other process can hold this database. */
  readonly invalidationBus = new InvalidationBus(null);
  readonly eventBus = new EventBus();
  readonly #options: EmbeddedOptions;
  readonly #inside = new AsyncLocalStorage<true>();
  #thread: DatabaseThread;
  #turn: Promise<unknown> = Promise.resolve();
  #waiting: Set<(error: Error) => void> = new Set();
  #closed = false;
  #busy = false;

  constructor(options: EmbeddedOptions) {
    this.#options = options;
    this.#thread = this.#startThread();
  }

  async query(
    sql: string,
    params: unknown[] = [],
    options: QueryOptions = {},
  ): Promise<QueryResult> {
    return this.#inTurn(() => this.#run(sql, params, options));
  }

  /** Runs `work` between BEGIN and COMMIT; rolls back when it throws. Nothing else runs meanwhile. */
  async transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
    return this.#inTurn(async () => {
      await this.#run("begin", [], {});
      const thread = this.#thread;
      let last: Promise<unknown> = Promise.resolve();
      // The thread handles one request at a time, even when the work issues several at once.
      const run = (sql: string, params: unknown[] = [], options: QueryOptions = {}) => {
        const answer = last.then(() => this.#runOn(thread, sql, params, options));
        last = answer.catch(() => undefined);
        return answer;
      };
      try {
        const result = await this.#inside.run(true, () => work({ query: run }));
        await run("commit");
        return result;
      } catch (error) {
        // After a restart there is nothing to roll back: the transaction died with its thread.
        if (!thread.ended) await run("rollback");
        throw error;
      }
    });
  }

  /** Usage of the one connection. */
  load(): DatabaseLoad {
    return { connections: 1, busy: Number(this.#busy), waiting: this.#waiting.size };
  }

  /** Writes the whole database as one tar file, an `image` for others. */
  async dump(path: string): Promise<void> {
    await this.#inTurn(async () => {
      await this.#thread.ready;
      await this.#ask(this.#thread, { kind: "dump", path }, openingMs);
    });
  }

  /** Waits for the running query. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#turn.catch(() => undefined);
    await this.#ask(this.#thread, { kind: "close" }, closingMs).catch(() => undefined);
    await this.#thread.terminate();
  }

  async #run(sql: string, params: unknown[], options: QueryOptions): Promise<QueryResult> {
    if (this.#thread.ended && !this.#closed) this.#thread = this.#startThread();
    await this.#thread.ready;
    return this.#runOn(this.#thread, sql, params, options);
  }

  async #runOn(
    thread: DatabaseThread,
    sql: string,
    params: unknown[],
    options: QueryOptions,
  ): Promise<QueryResult> {
    const rowMode = options.rowMode ?? "object";
    const reply = await this.#ask(
      thread,
      { kind: "query", sql, params, rowMode },
      this.#options.statementMs,
    );
    if (reply.kind !== "rows") throw new Error(`Unexpected reply ${reply.kind}`);
    return reply;
  }

  async #ask(
    thread: DatabaseThread,
    request: WorkerRequest,
    limitMs: number,
  ): Promise<WorkerReply> {
    return thread.ask(request, limitMs);
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#inside.getStore()) {
      throw new Error(
        "Inside a transaction, use the transaction: the database has one connection.",
      );
    }
    if (this.#closed) throw unavailable(messages.server.stopping);
    const previous = this.#turn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#turn = promise;
    try {
      await this.#waitFor(previous);
      this.#busy = true;
      return await work().finally(() => (this.#busy = false));
    } finally {
      // A call that gave up waiting must not let the next one overtake the one that still runs.
      void previous.finally(resolve).catch(() => undefined);
    }
  }

  async #waitFor(previous: Promise<unknown>): Promise<void> {
    const { promise, reject } = Promise.withResolvers<never>();
    this.#waiting.add(reject);
    try {
      await Promise.race([previous, promise]);
    } finally {
      this.#waiting.delete(reject);
    }
  }

  #startThread(): DatabaseThread {
    const { folder, image } = this.#options;
    const thread = new DatabaseThread(
      { folder, image },
      {
        onOverrun: (sql) => this.#refuseWaiting(sql),
        onPublicChange: () => this.invalidationBus.notify(),
        onEvent: (event) => this.eventBus.notify(event),
      },
    );
    // The caller that awaits it sees the failure.
    thread.ready.catch(() => undefined);
    return thread;
  }

  #refuseWaiting(sql: string): void {
    this.#options.log.error({ sql }, "A query ran too long: the embedded database restarts");
    const refusal = unavailable(messages.server.databaseRestarting);
    for (const reject of this.#waiting) reject(refusal);
    this.#waiting.clear();
  }
}
