import type { FastifyInstance } from "fastify";

/**
 * Lets connections go once the server stops. Those that are idle at that moment the framework closes; those that were
 * being answered would be kept open after it for a next request, and the server would wait for them.
 */
export function letGoWhenStopping(fastify: FastifyInstance): void {
  let stopping = false;
  fastify.addHook("preClose", async () => {
    stopping = true;
  });
  fastify.addHook("onSend", async (_request, reply) => {
    if (stopping) void reply.header("connection", "close");
  });
  // An answer that had begun by then promised to keep its connection.
  fastify.addHook("onResponse", async () => {
    if (stopping) setImmediate(() => fastify.server.closeIdleConnections());
  });
}
