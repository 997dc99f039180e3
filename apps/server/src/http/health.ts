import type { FastifyInstance } from "fastify";
import type { Db } from "../db/db.ts";
import { newestMigration, schemaOf } from "../db/migration-history.ts";
import { messages } from "../kernel/messages/index.ts";
import { AppError } from "../kernel/app-error.ts";
import { success } from "./envelope.ts";

/**
 * Serves `/healthz` (liveness: restart the process when it fails) and `/readyz` (readiness: 503 while the database does
 * not respond, its tables are older than the program, or the server is shutting down).
 */
export function serveHealth(fastify: FastifyInstance, { db }: { db: Db }): void {
  const newest = newestMigration();
  let stopping = false;
  fastify.addHook("preClose", async () => {
    stopping = true;
  });
  const outsideContract = { config: { outsideContract: true } };
  fastify.get("/healthz", outsideContract, (request) => success({ process: "ok" }, request.id));
  fastify.get("/readyz", outsideContract, (request) => {
    if (stopping) throw unready(messages.server.stopping);
    return assertMigrated(db, newest).then(() => success({ database: "ok" }, request.id));
  });
}

async function assertMigrated(db: Db, newest: number): Promise<void> {
  const present = await schemaOf(db).catch((error: unknown) => {
    throw unready(messages.server.databaseSilent, error);
  });
  if ((present ?? 0) < newest) throw unready(messages.server.databaseBehind);
}

function unready(message: string, cause?: unknown): AppError {
  return new AppError("UNAVAILABLE", message, { retryAfter: 2, cause });
}
