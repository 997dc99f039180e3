import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { mkdir } from "node:fs/promises";
import { kindOf } from "./file-types.ts";

/**
 * Serves uploaded files under `/files/`. Their type comes from our own table, a browser never guesses, nothing in them
 * runs, and all but pictures are offered for saving.
 */
export async function serveFiles(
  fastify: FastifyInstance,
  { uploadDir, prefix }: { uploadDir: string; prefix: string },
): Promise<void> {
  await mkdir(uploadDir, { recursive: true });
  await fastify.register(fastifyStatic, {
    root: uploadDir,
    prefix,
    decorateReply: false,
    index: false,
    dotfiles: "ignore",
    immutable: true,
    maxAge: "365d",
    setHeaders(reply, path) {
      const kind = kindOf(path);
      void reply.header("content-type", kind?.mimeType ?? "application/octet-stream");
      void reply.header("x-content-type-options", "nosniff");
      void reply.header("content-security-policy", "default-src 'none'; sandbox");
      void reply.header("cross-origin-resource-policy", "same-origin");
      if (kind?.image !== true) void reply.header("content-disposition", "attachment");
    },
  });
}
