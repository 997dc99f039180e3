import type { Database } from "../database.ts";
import { EmbeddedClient, type EmbeddedOptions } from "./embedded-client.ts";

/** An embedded database, with what only it can do. */
export interface EmbeddedDatabase extends Database {
  /** Writes the whole database as one file, which `image` of another one begins with. */
  dump(path: string): Promise<void>;
}

/**
 * Opens PostgreSQL inside this process, in a thread of its own. Take the folder's lock first.
 * It does not wait until the database is open: the first query does, and says when it could not be opened.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  // The thread starts before anything else is loaded: it takes longest.
  const client = new EmbeddedClient(options);
  const { connectEmbedded } = await import("./connect-embedded.ts");
  const { db, migrate } = connectEmbedded(client);
  return {
    db,
    kind: "embedded",
    invalidationBus: client.invalidationBus,
    migrate,
    load: () => client.load(),
    dump: (path) => client.dump(path),
    close: () => client.close(),
  };
}
