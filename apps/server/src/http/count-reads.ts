import type { FastifyInstance } from "fastify";
import type { Db } from "../db/db.ts";
import { addReads } from "../modules/reads/add-reads.ts";
import { ReadCounter } from "../modules/reads/read-counter.ts";
import type { FastPath } from "./response-cache/fast-path.ts";

export interface CountReadsOptions {
  db: Db;
  now(): Date;
  fastPath: FastPath | null;
}

/** Counts everybody who gets an article in full, also with a 304. */
export function countReads(
  fastify: FastifyInstance,
  { db, now, fastPath }: CountReadsOptions,
): void {
  const counter = new ReadCounter({
    add: (numbers) => addReads(db, numbers),
    nowMs: () => now().getTime(),
    log: fastify.log,
  });
  fastify.addHook("onResponse", async ({ method, shownArticleId, ip, headers }, { statusCode }) => {
    if (shownArticleId === null || method !== "GET") return;
    if (statusCode === 200 || statusCode === 304) {
      counter.count(shownArticleId, { address: ip, headers });
    }
  });
  fastPath?.onHit(({ request: { method, headers }, cached, address }) => {
    const { articleId } = cached.metadata;
    if (articleId !== null && method === "GET") counter.count(articleId, { address, headers });
  });
  fastify.addHook("onClose", () => counter.flush());
}
