import type { FastifyInstance } from "fastify";
import { messages } from "../kernel/messages/index.ts";
import type { Config } from "../kernel/config/config.ts";
import type { Contract } from "../kernel/contract.ts";
import { matchesEtag } from "./etag.ts";

export interface ContractRouteOptions {
  config: Pick<Config, "apiBase">;
  contract: Contract;
}

/**
 * Serves the contract itself. The ETag is the contract's hash, which every SDK made from it knows, so revalidation
 * costs no body. It is weak because texts may change without it.
 */
export function serveContract(
  fastify: FastifyInstance,
  { config: { apiBase }, contract }: ContractRouteOptions,
): void {
  const here = { url: apiBase, description: messages.server.here };
  const etag = `W/"${contract.document.info["x-contract-hash"]}"`;
  let text: string | undefined;
  fastify.get(
    `${apiBase}/openapi.json`,
    { config: { outsideContract: true } },
    (request, reply) => {
      void reply.headers({ etag, "cache-control": "public, max-age=0, must-revalidate" });
      if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
      text ??= JSON.stringify({ ...contract.document, servers: [here] });
      return reply.type("application/json; charset=utf-8").send(text);
    },
  );
}
