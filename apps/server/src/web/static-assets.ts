import { join } from "node:path";
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
  const serve = async (scope: FastifyInstance) => {
    scope.setNotFoundHandler((_request, reply) => plainNotFound(reply));
    await scope.register(fastifyStatic, {
      root: join(clientFolder, "assets"),
      prefix: "/",
      decorateReply: false,
      index: false,
      immutable: true,
      maxAge: "365d",
      preCompressed: true,
    });
  };
  await fastify.register(serve, { prefix: `${basePath}assets` });
  const icon = "favicon.svg";
  await fastify.register(fastifyStatic, {
    root: clientFolder,
    prefix: basePath,
    decorateReply: true,
    serve: false,
  });
  fastify.get(`${basePath}${icon}`, (_request, reply) => reply.sendFile(icon, { maxAge: "1d" }));
}

function plainNotFound(reply: FastifyReply) {
  return reply
    .code(404)
    .headers({ "cache-control": "no-store" })
    .type("text/plain; charset=utf-8")
    .send(`${messages.files.notFound}\n`);
}
