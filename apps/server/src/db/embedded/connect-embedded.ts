import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { Db } from "../db.ts";
import { migrateAndFill, type MigrateOptions } from "../migrate.ts";
import { migrationsFolder } from "../migration-history.ts";
import * as schema from "../schema/index.ts";
import type { EmbeddedClient } from "./embedded-client.ts";

export function connectEmbedded(client: Pick<EmbeddedClient, "query" | "transaction">): {
  db: Db;
  migrate: (options?: MigrateOptions) => Promise<void>;
} {
  // The driver's type asks for a whole PGlite; it calls only `query` and `transaction`.
  const db = drizzle(client as unknown as PGlite, { schema });
  return {
    db,
    migrate: (options = {}) =>
      migrateAndFill(db, () => migrate(db, { migrationsFolder: migrationsFolder() }), options),
  };
}
