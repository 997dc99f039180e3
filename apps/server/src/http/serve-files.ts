import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { mkdir } from "node:fs/promises";
import { basename } from "node:path";
import type { Config } from "../kernel/config/config.ts";
import { kindOf } from "../modules/files/file-types.ts";
import { VariantMaker } from "../modules/files/make-variants.ts";
import { readVariant } from "../modules/files/picture-variants.ts";

const prefix = "/files/";

/**
 * Serves uploaded files under `/files/`. Types come from a fixed table, browsers never sniff, nothing in a file runs,
 * and everything but pictures is a download. Resized copies of pictures are made on first request.
 */
export async function serveFiles(
  fastify: FastifyInstance,
  { config: { uploadDir, corsOrigins } }: { config: Config },
): Promise<void> {
  // The sites that may call the API show what it lists.
  const sharing = corsOrigins.length > 0 ? "cross-origin" : "same-origin";
  await mkdir(uploadDir, { recursive: true });
  const variants = new VariantMaker(uploadDir);
  fastify.addHook("onClose", async () => variants.close());
  await fastify.register(async (scope) => {
    scope.addHook("onRequest", async (_request, reply) => {
      void reply.header("cross-origin-resource-policy", sharing);
    });
    scope.addHook("onRequest", (request, reply) => prepareVariant(variants, request, reply));
    await scope.register(fastifyStatic, {
      root: uploadDir,
      prefix,
      decorateReply: false,
      index: false,
      dotfiles: "ignore",
      immutable: true,
      maxAge: "365d",
      setHeaders(reply, path) {
        const { mimeType, image } = servedKind(path);
        void reply.header("content-type", mimeType);
        void reply.header("x-content-type-options", "nosniff");
        void reply.header("content-security-policy", "default-src 'none'; sandbox");
        if (!image) void reply.header("content-disposition", "attachment");
      },
    });
  });
}

/** Redirects to the original where no resized copy can be had. */
async function prepareVariant(
  variants: VariantMaker,
  { url }: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const variant = readVariant((url.split("?", 1)[0] ?? "").slice(prefix.length));
  const outcome = variant && (await variants.ensure(variant));
  if (variant === null || outcome === "ready" || outcome === "missing") return undefined;
  void reply.header("cache-control", outcome === "busy" ? "no-store" : "public, max-age=86400");
  return reply.redirect(basename(variant.original));
}

function servedKind(path: string): { mimeType: string; image: boolean } {
  return kindOf(path) ?? { mimeType: "application/octet-stream", image: false };
}
