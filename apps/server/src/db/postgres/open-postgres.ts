import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { migrateAndFill, migrationLock, type MigrateOptions } from "../migrate.ts";
import { migrationsFolder } from "../migration-history.ts";
import type { Database, DatabaseLog } from "../database.ts";
import { currentTracing } from "../../kernel/tracing/tracing.ts";
import { traceQueries } from "../trace-queries.ts";
import { EventBus } from "../event-bus.ts";
import { InvalidationBus, publicChangesChannel } from "../invalidation-bus.ts";
import { DatabaseClock } from "./database-clock.ts";
import { listenForChanges } from "./listen-for-changes.ts";
import { openReplica } from "./read-replica.ts";
import { sendTogether } from "./send-together.ts";
import { FailFastPool, createTimeoutSocket } from "./fail-fast-pool.ts";

export interface PostgresOptions {
  url: string;
  /** A streaming replica for public reads, and how far behind it may be. */
  replica?: { url: string; maxLagMs: number };
  /** Query timeout. */
  statementMs: number;
  /** Connections of the pool; one more listens. */
  poolSize?: number;
  /** Milliseconds between two health checks of the database. */
  heartbeatMs?: number;
  log: DatabaseLog;
}

const maxIdleMs = 10_000;

/** Connects to a PostgreSQL (15 or newer) through a pool. */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const own = new Set<number>();
  const clock = new DatabaseClock(options.log);
  const eventBus = new EventBus();
  const invalidationBus = new InvalidationBus((bus) =>
    listenForChanges(bus, {
      ...options,
      clock,
      eventBus,
      isOwn: (pid) => own.has(pid),
      onAnswering: (answers) => (pool.answers = answers),
    }),
  );
  const pool = new FailFastPool({
    connectionString: options.url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: options.statementMs,
    idleTimeoutMillis: idleMs(options.statementMs),
    stream: () => createTimeoutSocket(options.statementMs),
    idle_in_transaction_session_timeout: 60_000,
    application_name: "atrium",
    pipeline: true,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it; its types do not say so
    onConnect: (client) => listenToOwnCommits(client, invalidationBus, own),
  });
  if (currentTracing() !== null) pool.on("connect", traceQueries);
  pool.on("connect", sendTogether);
  // Without a listener, an error on an idle connection would end the process.
  pool.on("error", (error) => options.log.error({ err: error }, "A database connection broke"));
  try {
    await clock.compare((statement) => pool.query(statement));
  } catch (error) {
    await pool.end();
    throw error;
  }
  const replica =
    options.replica &&
    openReplica({ ...options, ...options.replica, primary: pool, invalidationBus });
  return {
    db: drizzle({ client: pool }),
    kind: "postgres",
    ...(replica && { replica }),
    invalidationBus,
    eventBus,
    now: clock.now,
    migrate: (how = {}) => migrateAlone(options.url, how),
    load: () => ({
      connections: pool.totalCount,
      busy: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    responds: () => pool.answers,
    async close() {
      await replica?.close();
      await pool.end();
    },
  };
}

/** Closes idle connections before their socket timeout would. */
function idleMs(statementMs: number): number {
  return statementMs === 0 ? maxIdleMs : Math.min(statementMs, maxIdleMs);
}

/**
 * A connection that listens receives the notification of its own commit before the commit returns, so a writer's next
 * read is never stale.
 */
async function listenToOwnCommits(
  client: pg.ClientBase,
  bus: InvalidationBus,
  own: Set<number>,
): Promise<void> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const pid = rows[0]?.pid ?? 0;
  client.on("notification", ({ processId }) => {
    if (processId === pid) bus.notify();
  });
  // A commit may have succeeded although its response was lost.
  client.on("error", () => bus.notify());
  client.on("end", () => own.delete(pid));
  await client.query(`listen ${publicChangesChannel}`);
  own.add(pid);
}

/** Migrates and fills under a lock, on a connection of its own: neither is safe in parallel. */
async function migrateAlone(url: string, options: MigrateOptions): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "atrium migrate" });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    const db = drizzle({ client });
    await migrateAndFill(db, () => migrate(db, { migrationsFolder: migrationsFolder() }), options);
  } finally {
    await client.end();
  }
}
