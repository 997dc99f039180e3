import type { FastifyInstance } from "fastify";
import type { Db } from "../../db/db.ts";
import { queueCacheChanges } from "../../modules/cdn/queue-cache-changes.ts";
import { repeatWork } from "../repeat-work.ts";

const INTERVAL_MS = 1_000;

/** Puts into the outbox of webhooks, while the server runs, what caches in front must purge. */
export function purgeCdn(fastify: FastifyInstance, { db, now }: { db: Db; now(): Date }): void {
  repeatWork(
    fastify,
    {
      name: "cache-changes",
      failure: "Caches in front have not been asked yet to purge what has changed",
      everyMs: INTERVAL_MS,
    },
    () => queueCacheChanges(db, now()),
  );
}
