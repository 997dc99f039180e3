import type { FastifyInstance } from "fastify";
import { fileAt, FILES_PREFIX } from "./file-requests.ts";

/** Browsers remember the way for some minutes only: a deleted copy of a picture is made again here. */
const CACHE_CONTROL = "public, max-age=300";

/** Sends browsers to where uploaded files are stored: a bucket, or a CDN before it. */
export function redirectFiles(scope: FastifyInstance, filesUrl: string): void {
  scope.get(`${FILES_PREFIX}*`, (request, reply) => {
    const path = fileAt(request).split("/").map(encodeURIComponent).join("/");
    return reply.header("cache-control", CACHE_CONTROL).redirect(`${filesUrl}/${path}`);
  });
}
