import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { messages } from "../kernel/messages/index.ts";

/**
 * Serves the web app's assets. Their names contain a hash of their content, so they are immutable; a missing one is a
 * plain 404, never a page.
 */
export async function serveAssets(
  fastify: FastifyInstance,
  { clientFolder, basePath }: { clientFolder: string; basePath: string },
): Promise<void> {
  // A route of the plugin's own would read the whole folder for every request.
  await fastify.register(fastifyStatic, { root: clientFolder, serve: false, preCompressed: true });
  const serve = async (scope: FastifyInstance) => {
    scope.setNotFoundHandler((_request, reply) => plainNotFound(reply));
    scope.get<{ Params: { "*": string } }>("/*", ({ params }, reply) =>
      reply.sendFile(`assets/${params["*"]}`, { immutable: true, maxAge: "365d" }),
    );
  };
  await fastify.register(serve, { prefix: `${basePath}assets` });
}

function plainNotFound(reply: FastifyReply) {
  return reply
    .code(404)
    .headers({ "cache-control": "no-store" })
    .type("text/plain; charset=utf-8")
    .send(`${messages.files.notFound}\n`);
}
