import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { FastifyInstance } from "fastify";
import type { Db } from "../db/db.ts";
import { migrationsFolder } from "../db/migrate.ts";
import { messages } from "../messages/index.ts";
import { AppError } from "./app-error.ts";
import { success } from "./envelope.ts";

/**
 * Serves the two questions of whoever runs the server. `/healthz`: does the process live? Only a no is worth a restart.
 * `/readyz`: may requests be sent here now? A silent database, one whose tables are older than the program, and a
 * server that is stopping are answered 503.
 */
export function serveHealth(fastify: FastifyInstance, db: Db): void {
  const newest = newestMigration();
  let stopping = false;
  fastify.addHook("preClose", async () => {
    stopping = true;
  });
  const beside = { config: { beside: true } };
  fastify.get("/healthz", beside, (request) => success({ process: "ok" }, request.id));
  fastify.get("/readyz", beside, (request) => {
    if (stopping) throw unready(messages.server.stopping);
    return assertMigrated(db, newest).then(() => success({ database: "ok" }, request.id));
  });
}

/** When the newest migration of the program was written, in milliseconds. */
function newestMigration(): number {
  const migrations = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  return Math.max(...migrations.map(({ folderMillis }) => folderMillis));
}

async function assertMigrated(db: Db, newest: number): Promise<void> {
  if ((await lastMigrated(db)) < newest) throw unready(messages.server.databaseBehind);
}

/** The same of the newest one that the database has been through. */
async function lastMigrated(db: Db): Promise<number> {
  const latest = sql<string>`coalesce(max(created_at), 0)::text`;
  try {
    const [row] = await db.select({ latest }).from(sql`drizzle.__drizzle_migrations`);
    return Number(row?.latest);
  } catch (error) {
    throw unready(messages.server.databaseSilent, error);
  }
}

function unready(message: string, cause?: unknown): AppError {
  return new AppError("UNAVAILABLE", message, { retryAfter: 2, cause });
}
