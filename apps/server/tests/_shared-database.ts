import { connectEmbedded } from "../src/db/embedded/connect-embedded.ts";
import {
  EmbeddedClient,
  type EmbeddedOptions,
  type QueryResult,
} from "../src/db/embedded/embedded-client.ts";
import { unavailable } from "../src/db/embedded/database-thread.ts";
import type { Database } from "../src/db/database.ts";
import type { Db } from "../src/db/db.ts";
import { InvalidationBus } from "../src/db/invalidation-bus.ts";

/** An embedded database of this worker, and its current borrower. */
interface Instance {
  client: EmbeddedClient;
  /** The borrower's, which gets the instance's notifications. */
  invalidationBus: InvalidationBus | null;
}

/**
 * Embedded databases that live as long as their worker: opening one takes a second of CPU, and what it runs first takes
 * twice as long as later; resetting it takes a tenth.
 */
export class DatabasePool {
  readonly #options: EmbeddedOptions;
  readonly #reset: (db: Db) => Promise<boolean>;
  /** Instances without a borrower. A file rarely needs two at once. */
  readonly #idle: Instance[] = [];

  /** @param reset Makes a database again what its image is; false when it cannot. */
  constructor(options: EmbeddedOptions, reset: (db: Db) => Promise<boolean>) {
    this.#options = options;
    this.#reset = reset;
  }

  /** `close` returns the database; later queries are refused, as by a closed one. */
  borrow(): Database {
    const instance = this.#idle.pop() ?? openInstance(this.#options);
    const { client } = instance;
    const invalidationBus = new InvalidationBus(null);
    instance.invalidationBus = invalidationBus;
    let closed = false;
    const whileBorrowed = async <T>(work: () => Promise<T>) => {
      if (closed) throw unavailable("The database is closed.");
      return work();
    };
    const { db, migrate } = connectEmbedded({
      query: (...args) => whileBorrowed(() => inNoOrder(args[0], client.query(...args))),
      transaction: (work) =>
        whileBorrowed(() =>
          client.transaction((tx) =>
            work({ query: (...args) => inNoOrder(args[0], tx.query(...args)) }),
          ),
        ),
    });
    return {
      db,
      kind: "embedded",
      now: () => new Date(),
      invalidationBus,
      eventBus: client.eventBus,
      migrate,
      responds: () => true,
      load: () => client.load(),
      close: async () => {
        if (closed) return;
        closed = true;
        instance.invalidationBus = null;
        await this.#giveBack(instance);
      },
    };
  }

  async #giveBack(instance: Instance): Promise<void> {
    if (await this.#reset(connectEmbedded(instance.client).db)) this.#idle.push(instance);
    else await instance.client.close();
  }
}

/**
 * The last row first, where a statement asks for no order: PostgreSQL promises none, and most often returns the oldest
 * first until a short row fits in before it.
 */
async function inNoOrder(statement: string, answer: Promise<QueryResult>): Promise<QueryResult> {
  const result = await answer;
  return /order by|^\s*explain/i.test(statement)
    ? result
    : { ...result, rows: result.rows.toReversed() };
}

function openInstance(options: EmbeddedOptions): Instance {
  const instance: Instance = { client: new EmbeddedClient(options), invalidationBus: null };
  instance.client.invalidationBus.onNotify(() => instance.invalidationBus?.notify());
  return instance;
}
