import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import type { Config } from "../kernel/config/config.ts";

/**
 * Allows pages of the given origins to call the API from a browser (CORS). Tokens travel in a header: there are no
 * cookies to share.
 */
export async function admitOrigins(
  fastify: FastifyInstance,
  { config: { corsOrigins } }: { config: Pick<Config, "corsOrigins"> },
): Promise<void> {
  if (corsOrigins.length === 0) return;
  await fastify.register(cors, {
    origin: [...corsOrigins],
    methods: ["GET", "HEAD", "POST", "PUT", "DELETE"],
    allowedHeaders: [
      "authorization",
      "content-type",
      "idempotency-key",
      "if-none-match",
      "x-request-id",
    ],
    exposedHeaders: [
      "content-disposition",
      "etag",
      "idempotency-replayed",
      "retry-after",
      "x-request-id",
    ],
    maxAge: 600,
  });
}
