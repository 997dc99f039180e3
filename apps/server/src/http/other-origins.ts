import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";

/**
 * Allows pages of the given origins to call the API from a browser (CORS). Tokens travel in a header: there are no
 * cookies to share.
 *
 * @param origins Such as `https://desk.example.com`.
 */
export async function admitOrigins(
  fastify: FastifyInstance,
  origins: readonly string[],
): Promise<void> {
  if (origins.length === 0) return;
  await fastify.register(cors, {
    origin: [...origins],
    methods: ["GET", "HEAD", "POST", "PUT", "DELETE"],
    allowedHeaders: ["authorization", "content-type", "if-none-match"],
    exposedHeaders: ["content-disposition", "etag", "retry-after", "x-request-id"],
    maxAge: 600,
  });
}
