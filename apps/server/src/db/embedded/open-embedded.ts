import type { PGlite } from "@electric-sql/pglite";
import { drizzle, type PgliteDatabase } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { migrationsFolder } from "../migrate.ts";
import type { Database } from "../open-database.ts";
import * as schema from "../schema/index.ts";
import { EmbeddedClient, type EmbeddedOptions } from "./embedded-client.ts";

/** An embedded database, with what only it can do. */
export interface EmbeddedDatabase extends Database {
  /** Writes the whole database as one file, which `image` of another one begins with. */
  dump(path: string): Promise<void>;
}

/** Opens PostgreSQL inside this process, in a thread of its own. Take the folder's lock first. */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const client = new EmbeddedClient(options);
  try {
    await client.ready();
  } catch (error) {
    await client.close();
    throw error;
  }
  const db = connectDrizzle(client);
  return {
    db,
    kind: "embedded",
    migrate: () => migrate(db, { migrationsFolder: migrationsFolder() }),
    dump: (path) => client.dump(path),
    close: () => client.close(),
  };
}

// The driver's type asks for a whole PGlite; of it, the driver calls only `query` and `transaction`.
function connectDrizzle(client: EmbeddedClient): PgliteDatabase<typeof schema> {
  return drizzle(client as unknown as PGlite, { schema });
}
