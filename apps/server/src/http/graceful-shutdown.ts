import type { FastifyInstance } from "fastify";

/**
 * Drains open connections before the process exits (graceful shutdown). Fastify closes idle ones itself; a connection
 * with a request in flight would stay open for keep-alive afterwards, and the server would wait for it.
 */
export function drainConnections(fastify: FastifyInstance): void {
  let stopping = false;
  fastify.addHook("preClose", async () => {
    stopping = true;
  });
  fastify.addHook("onSend", async (_request, reply) => {
    if (stopping) void reply.header("connection", "close");
  });
  // A response that had already begun promised keep-alive.
  fastify.addHook("onResponse", async () => {
    if (stopping) setImmediate(() => fastify.server.closeIdleConnections());
  });
}
