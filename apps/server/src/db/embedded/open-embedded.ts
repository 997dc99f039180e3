import type { Database } from "../database.ts";
import { EmbeddedClient, type EmbeddedOptions } from "./embedded-client.ts";

export interface EmbeddedDatabase extends Database {
  /** Writes the whole database as one file, an `image` for others. */
  dump(path: string): Promise<void>;
}

/**
 * Opens PostgreSQL inside this process, in a thread of its own. Lock the folder first. It returns before the database
 * is open: the first query waits, and fails when it cannot be opened.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  // The thread starts before anything else is loaded, since it takes longest.
  const client = new EmbeddedClient(options);
  const { connectEmbedded } = await import("./connect-embedded.ts");
  const { db, migrate } = connectEmbedded(client);
  return {
    db,
    kind: "embedded",
    now: () => new Date(),
    invalidationBus: client.invalidationBus,
    eventBus: client.eventBus,
    migrate,
    load: () => client.load(),
    responds: () => true,
    dump: (path) => client.dump(path),
    close: () => client.close(),
  };
}
