import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { Db } from "../db.ts";
import { migrationsFolder } from "../migrate.ts";
import { assertKnownHistory } from "../migration-history.ts";
import * as schema from "../schema/index.ts";
import type { EmbeddedClient } from "./embedded-client.ts";

export function connectEmbedded(client: Pick<EmbeddedClient, "query" | "transaction">): {
  db: Db;
  migrate: () => Promise<void>;
} {
  // The driver's type asks for a whole PGlite; it calls only `query` and `transaction`.
  const db = drizzle(client as unknown as PGlite, { schema });
  return {
    db,
    async migrate() {
      await assertKnownHistory(db);
      await migrate(db, { migrationsFolder: migrationsFolder() });
    },
  };
}
