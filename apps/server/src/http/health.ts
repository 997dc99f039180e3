import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Db } from "../db/db.ts";
import { newestMigration, schemaOf } from "../db/migration-history.ts";
import { queryRows } from "../db/query-rows.ts";
import type { FileStorage } from "../modules/files/storage/file-storage.ts";
import { messages } from "../kernel/messages/index.ts";
import { AppError } from "../kernel/app-error.ts";
import { success } from "./envelope.ts";
import type { ShutdownState } from "./graceful-shutdown.ts";
import type { ResponseCache } from "./response-cache/response-cache.ts";

export interface HealthOptions {
  db: Db;
  databaseResponds(): boolean;
  pages: Pick<ResponseCache, "bytes"> | null;
  files: Pick<FileStorage, "responds" | "check">;
  shutdown: ShutdownState;
}

/**
 * Serves `/healthz` (liveness: restart the process when it fails) and `/readyz` (readiness: 503 while the database does
 * not respond, its tables are older than the program, or the server is shutting down). `/readyz?for=pages` stays 200
 * without a database as long as there are pages to serve.
 */
export function serveHealth(fastify: FastifyInstance, options: HealthOptions): void {
  const newest = newestMigration();
  const outsideContract = { config: { outsideContract: true } };
  fastify.get("/healthz", outsideContract, (request) => success({ process: "ok" }, request.id));
  fastify.get<{ Querystring: { for?: unknown } }>("/readyz", outsideContract, (request) => {
    if (options.shutdown.stopping) throw unready(messages.server.stopping);
    const state = databaseState(options, newest, request.query.for === "pages");
    return state.then((database) => {
      const files = filesState(options.files);
      return success({ database, files }, request.id);
    });
  });
}

/** Pages and the back office work without it, so it is said and nothing more. One that is away is tried again. */
function filesState(files: HealthOptions["files"]): "ok" | "away" {
  if (files.responds) return "ok";
  files.check().catch(() => undefined);
  return "away";
}

type DatabaseState = "ok" | "readOnly" | "away";

async function databaseState(
  { db, databaseResponds, pages }: HealthOptions,
  newest: number,
  forPages: boolean,
): Promise<DatabaseState> {
  const hasPages = forPages && (pages?.bytes ?? 0) > 0;
  if (hasPages && !databaseResponds()) return "away";
  try {
    return await readState(db, newest);
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (hasPages) return "away";
    const details = { retryAfter: 2, cause: error };
    throw new AppError("DATABASE_UNAVAILABLE", messages.server.databaseSilent, details);
  }
}

async function readState(db: Db, newest: number): Promise<DatabaseState> {
  const present = (await schemaOf(db)) ?? 0;
  if (present < newest) throw unready(messages.server.databaseBehind);
  const [row] = await queryRows<{ readonly: string }>(
    db,
    sql`select current_setting('transaction_read_only') as readonly`,
  );
  return row?.readonly === "on" ? "readOnly" : "ok";
}

function unready(message: string): AppError {
  return new AppError("UNAVAILABLE", message, { retryAfter: 2 });
}
