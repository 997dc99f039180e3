import type { FastifyInstance } from "fastify";
import type { Db } from "../db/db.ts";
import { renewIndex } from "../modules/search-index/renew-index.ts";
import { repeatWork } from "./repeat-work.ts";

export interface RenewSearchIndexOptions {
  db: Db;
}

const INTERVAL_MS = 5_000;
/** How often to look again once all is up to date: an older server may still have written beside this one. */
const ROUNDS_OF_REST = 720;

/** Renews, while the server runs, what an older program has put into the search index. */
export function renewSearchIndex(fastify: FastifyInstance, { db }: RenewSearchIndexOptions): void {
  let rest = 0;
  repeatWork(
    fastify,
    { name: "search-index", failure: "The search index is not renewed yet", everyMs: INTERVAL_MS },
    async (stopping) => {
      if (rest > 0) {
        rest -= 1;
        return;
      }
      while (!stopping() && (await renewIndex(db)));
      rest = ROUNDS_OF_REST;
    },
  );
}
