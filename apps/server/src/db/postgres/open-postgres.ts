import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

import { migrationLock, migrationsFolder } from "../migrate.ts";
import type { Database, DatabaseLog } from "../open-database.ts";
import * as schema from "../schema/index.ts";

/** How to reach a PostgreSQL. */
export interface PostgresOptions {
  url: string;
  /** Milliseconds a query may run. */
  statementMs: number;
  log: DatabaseLog;
}

/** Connects to a PostgreSQL (15 or newer) through a pool. */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: options.statementMs,
    idle_in_transaction_session_timeout: 60_000,
    application_name: "atrium",
  });
  // Without a listener an idle connection that breaks would end the process.
  pool.on("error", (error) => options.log.error({ err: error }, "A database connection broke"));
  try {
    await pool.query("select 1");
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzle({ client: pool, schema }),
    kind: "postgres",
    migrate: () => migrateAlone(options.url),
    load: () => ({
      connections: pool.totalCount,
      busy: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

/** Migrates on a connection of its own, under a lock: drizzle's own migrations are not safe in parallel. */
async function migrateAlone(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "atrium migrate" });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle({ client }), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.end();
  }
}
