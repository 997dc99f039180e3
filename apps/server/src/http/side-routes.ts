import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Db } from "../db/db.ts";
import { messages } from "../messages/index.ts";
import { AppError } from "./app-error.ts";
import type { ContractDocument } from "./contract.ts";
import { success } from "./envelope.ts";
import { matchesEtag } from "./public-cache.ts";

/** Serves what is beside the contract: the contract itself, and whether the server is well. */
export function serveSideRoutes(
  fastify: FastifyInstance,
  options: { apiBase: string; document: ContractDocument; db: Db },
): void {
  serveContract(fastify, options.apiBase, options.document);
  fastify.get("/healthz", { config: { beside: true } }, (request) =>
    askDatabase(options.db, request.id),
  );
}

async function askDatabase(db: Db, requestId: string) {
  try {
    await db.execute(sql`select 1`);
  } catch (error) {
    throw new AppError("UNAVAILABLE", messages.server.databaseSilent, { cause: error });
  }
  return success({ database: "ok" }, requestId);
}

/**
 * The tag is the hash that the contract carries and that every SDK made from it knows: asking with it costs no body.
 * It is weak because words may change without it.
 */
function serveContract(
  fastify: FastifyInstance,
  apiBase: string,
  document: ContractDocument,
): void {
  const here = { url: apiBase, description: messages.server.here };
  const etag = `W/"${document.info["x-contract-hash"]}"`;
  let text: string | undefined;
  fastify.get(`${apiBase}/openapi.json`, { config: { beside: true } }, (request, reply) => {
    void reply.headers({ etag, "cache-control": "public, max-age=0, must-revalidate" });
    if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
    text ??= JSON.stringify({ ...document, servers: [here] });
    return reply.type("application/json; charset=utf-8").send(text);
  });
}
