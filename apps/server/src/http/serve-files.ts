import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Config } from "../kernel/config/config.ts";
import { VariantMaker } from "../modules/files/make-variants.ts";
import { BucketStorage } from "../modules/files/storage/bucket-storage.ts";
import type { FileStorage } from "../modules/files/storage/file-storage.ts";
import { keyHeaders, type CdnHeaders } from "./cdn/cdn-headers.ts";
import { keysOfFile } from "../modules/cdn/surrogate-keys.ts";
import { makeMissingVariants } from "./file-requests.ts";
import { redirectFiles } from "./redirect-files.ts";
import { serveBucket } from "./serve-bucket.ts";
import { serveFolder } from "./serve-folder.ts";

export interface FilesOptions {
  config: Config;
  files: FileStorage;
  cdn: CdnHeaders | null;
}

/**
 * Serves uploaded files under `/files/`. Types come from a fixed table, browsers never sniff, nothing in a file runs,
 * and everything but pictures is a download. Resized copies of pictures are made on first request. With `FILES_URL`
 * browsers are sent there instead.
 */
export async function serveFiles(
  fastify: FastifyInstance,
  { config, files, cdn }: FilesOptions,
): Promise<void> {
  // The sites that may call the API show what it lists.
  const sharing = config.corsOrigins.length > 0 ? "cross-origin" : "same-origin";
  const variants = new VariantMaker(files, join(config.dataDir, "tmp"));
  fastify.addHook("onClose", async () => {
    variants.close();
    files.close();
  });
  await fastify.register(async (scope) => {
    scope.addHook("onRequest", async ({ url }, reply) => {
      void reply.header("cross-origin-resource-policy", sharing);
      if (cdn !== null) void reply.headers(keyHeaders(keysOfFile(url)));
    });
    makeMissingVariants(scope, variants);
    if (config.filesUrl !== null) redirectFiles(scope, config.filesUrl);
    else if (files instanceof BucketStorage) serveBucket(scope, files);
    else await serveFolder(scope, files.place);
  });
}
