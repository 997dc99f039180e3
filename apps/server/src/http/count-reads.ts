import type { FastifyInstance } from "fastify";
import type { ReadCounter } from "../modules/reads/read-counter.ts";

/** Counts everybody who is given an article in full, or told that what they have of it still holds. */
export function countReads(fastify: FastifyInstance, counter: ReadCounter): void {
  fastify.addHook("onResponse", async ({ method, shownArticleId, ip, headers }, { statusCode }) => {
    if (shownArticleId === null || method !== "GET") return;
    if (statusCode === 200 || statusCode === 304) {
      counter.count(shownArticleId, { address: ip, headers });
    }
  });
}
