import { lt } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../db/db.ts";
import { rateLimits } from "../../db/schema/index.ts";
import { repeatWork } from "../repeat-work.ts";
import { ExchangedCounts } from "./exchanged-counts.ts";
import { WrittenCounts } from "./written-counts.ts";

const CLEANUP_MS = 600_000;

/** What the servers of one PostgreSQL count together. */
export class SharedCounts {
  readonly ofReads: ExchangedCounts;
  readonly ofWrites: WrittenCounts;
  /** Called when counts could not be exchanged; this server counts for itself then. */
  onError: (error: unknown) => void = () => undefined;

  constructor(db: Db) {
    this.ofReads = new ExchangedCounts(db, (error) => this.onError(error));
    this.ofWrites = new WrittenCounts(db);
  }
}

export interface ShareCountsOptions {
  sharedCounts: SharedCounts | null;
  db: Db;
  now(): Date;
}

/** Ends the exchange with the server, and deletes counts of windows that are over. */
export function shareCounts(
  fastify: FastifyInstance,
  { sharedCounts, db, now }: ShareCountsOptions,
): void {
  if (sharedCounts === null) return;
  sharedCounts.onError = (err) => fastify.log.warn({ err }, "Rate limits could not be exchanged");
  repeatWork(
    fastify,
    {
      name: "rate-limit-cleanup",
      failure: "Old rate limits could not be deleted",
      everyMs: CLEANUP_MS,
    },
    () => db.delete(rateLimits).where(lt(rateLimits.endsAt, now())),
  );
  fastify.addHook("onClose", () => sharedCounts.ofReads.close());
}
