import { connectEmbedded } from "../src/db/embedded/connect-embedded.ts";
import { EmbeddedClient, type EmbeddedOptions } from "../src/db/embedded/embedded-client.ts";
import { unavailable } from "../src/db/embedded/database-thread.ts";
import type { Database } from "../src/db/database.ts";
import { InvalidationBus } from "../src/db/invalidation-bus.ts";
import { resetDatabase } from "./_reset-database.ts";

/** An embedded database of this worker, and its current borrower. */
interface Instance {
  client: EmbeddedClient;
  /** The borrower's, which gets the instance's notifications. */
  invalidationBus: InvalidationBus | null;
}

/** Instances without a borrower. A file rarely needs two at once. */
const idle: Instance[] = [];

/**
 * Borrows an embedded database that lives as long as its worker: opening one takes half a second of CPU, resetting it a
 * tenth of that. `close` returns it; later queries are refused, as by a closed one.
 */
export function borrowDatabase(options: EmbeddedOptions): Database {
  const instance = idle.pop() ?? openInstance(options);
  const { client } = instance;
  const invalidationBus = new InvalidationBus(null);
  instance.invalidationBus = invalidationBus;
  let closed = false;
  const whileBorrowed = async <T>(work: () => Promise<T>) => {
    if (closed) throw unavailable("The database is closed.");
    return work();
  };
  const { db, migrate } = connectEmbedded({
    query: (...args) => whileBorrowed(() => client.query(...args)),
    transaction: (work) => whileBorrowed(() => client.transaction(work)),
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
    async close() {
      if (closed) return;
      closed = true;
      instance.invalidationBus = null;
      await giveBack(instance);
    },
  };
}

async function giveBack(instance: Instance): Promise<void> {
  if (await resetDatabase(connectEmbedded(instance.client).db)) idle.push(instance);
  else await instance.client.close();
}

function openInstance(options: EmbeddedOptions): Instance {
  const instance: Instance = { client: new EmbeddedClient(options), invalidationBus: null };
  instance.client.invalidationBus.onNotify(() => instance.invalidationBus?.notify());
  return instance;
}
