import { join } from "node:path";
import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import type { Config } from "../kernel/config/config.ts";
import type { UploadForm } from "../modules/upload-form.ts";
import { discardForm } from "./multipart.ts";
import { discardLeftovers } from "./upload-leftovers.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The multipart body, once it was read. */
    form: UploadForm | null;
  }
}

/** Where the files of forms arrive. */
export function uploadFolder(config: Config): string {
  return join(config.dataDir, "tmp");
}

/** Accepts multipart bodies; files that no handler has moved away are deleted after the response. */
export async function acceptUploads(
  fastify: FastifyInstance,
  { config }: { config: Config },
): Promise<void> {
  // The embedded database is held by one server alone, and its folder with it.
  const unchangedMs = config.databaseUrl === null ? 0 : config.limits.requestMs;
  await discardLeftovers(uploadFolder(config), unchangedMs);
  await fastify.register(multipart);
  fastify.decorateRequest("form", null);
  fastify.addHook("onResponse", async ({ form }) => {
    if (form !== null) await discardForm(form);
  });
}
