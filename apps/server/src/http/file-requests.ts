import { basename } from "node:path/posix";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../kernel/app-error.ts";
import { messages } from "../kernel/messages/index.ts";
import { kindOf } from "../modules/files/file-types.ts";
import type { VariantMaker } from "../modules/files/make-variants.ts";
import { readVariant } from "../modules/files/picture-variants.ts";
import { pathOf } from "./is-under.ts";

export const FILES_PREFIX = "/files/";

/** Makes the resized copy that is asked for; redirects to the original where none can be had. */
export function makeMissingVariants(scope: FastifyInstance, variants: VariantMaker): void {
  scope.addHook("onRequest", (request, reply) => prepareVariant(variants, request, reply));
}

async function prepareVariant(
  variants: VariantMaker,
  { url }: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const variant = readVariant(pathOf(url).slice(FILES_PREFIX.length));
  const outcome = variant && (await variants.ensure(variant));
  if (variant === null || outcome === "ready" || outcome === "missing") return undefined;
  void reply.header("cache-control", outcome === "busy" ? "no-store" : "public, max-age=86400");
  return reply.redirect(basename(variant.original));
}

/**
 * The path that a request for a file asks for.
 *
 * @throws AppError `NOT_FOUND` for what can be no file: names with a leading dot are never served.
 */
export function fileAt({ params }: FastifyRequest): string {
  const path: unknown = typeof params === "object" && params !== null && Reflect.get(params, "*");
  if (typeof path !== "string" || !/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/.test(path)) {
    throw noSuchFile();
  }
  return path;
}

export function noSuchFile(): AppError {
  return new AppError("NOT_FOUND", messages.files.notFound);
}

/** What a browser may do with a file: show a picture, store anything else. */
export function fileHeaders(path: string): Record<string, string> {
  const { mimeType, image } = kindOf(path) ?? {
    mimeType: "application/octet-stream",
    image: false,
  };
  return {
    "content-type": mimeType,
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    ...(image ? {} : { "content-disposition": "attachment" }),
  };
}
