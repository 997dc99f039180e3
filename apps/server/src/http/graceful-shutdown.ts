import type { FastifyInstance } from "fastify";

/**
 * Whether the server is about to stop. Until it closes it answers everything, says so in its readiness, and asks clients
 * to connect anew: elsewhere, once their balancer has noticed.
 */
export class ShutdownState {
  #stopping = false;

  get stopping(): boolean {
    return this.#stopping;
  }

  begin(): void {
    this.#stopping = true;
  }
}

/**
 * Drains open connections before the process exits (graceful shutdown). Fastify closes idle ones itself; a connection
 * with a request in flight would stay open for keep-alive afterwards, and the server would wait for it.
 */
export function drainConnections(
  fastify: FastifyInstance,
  { shutdown }: { shutdown: ShutdownState },
): void {
  let closing = false;
  fastify.addHook("preClose", async () => {
    shutdown.begin();
    closing = true;
  });
  fastify.addHook("onSend", async (_request, reply) => {
    if (shutdown.stopping) void reply.header("connection", "close");
  });
  // A response that had already begun promised keep-alive.
  fastify.addHook("onResponse", async () => {
    if (closing) setImmediate(() => fastify.server.closeIdleConnections());
  });
}
