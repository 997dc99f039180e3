import { mkdir } from "node:fs/promises";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { fileHeaders, FILES_PREFIX } from "./file-requests.ts";

/** Serves uploaded files of a folder. */
export async function serveFolder(scope: FastifyInstance, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await scope.register(fastifyStatic, {
    root: folder,
    prefix: FILES_PREFIX,
    decorateReply: false,
    index: false,
    dotfiles: "ignore",
    immutable: true,
    maxAge: "365d",
    setHeaders(reply, path) {
      void reply.headers(fileHeaders(path));
    },
  });
}
