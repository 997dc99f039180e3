import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { Db } from "../db.ts";
import { migrateAndFill, type MigrateOptions } from "../migrate.ts";
import { currentTracing } from "../../kernel/tracing/tracing.ts";
import { traceQueries } from "../trace-queries.ts";
import { migrationsFolder } from "../migration-history.ts";
import type { EmbeddedClient } from "./embedded-client.ts";

type Connection = Pick<EmbeddedClient, "query" | "transaction">;

export function connectEmbedded(client: Connection): {
  db: Db;
  migrate: (options?: MigrateOptions) => Promise<void>;
} {
  // The driver's type asks for a whole PGlite; it calls only `query` and `transaction`.
  const db = drizzle(traceable(client) as unknown as PGlite);
  return {
    db,
    migrate: (options = {}) =>
      migrateAndFill(db, () => migrate(db, { migrationsFolder: migrationsFolder() }), options),
  };
}

/** The connection itself while nothing is traced. */
function traceable(client: Connection): Connection {
  if (currentTracing() === null) return client;
  return traceQueries({
    query: (...args: Parameters<Connection["query"]>) => client.query(...args),
    transaction: <T>(work: Parameters<typeof client.transaction<T>>[0]) =>
      client.transaction<T>((tx) => work(traceQueries(tx))),
  });
}
