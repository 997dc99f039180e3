import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type {
  BucketReply,
  BucketRequest,
  BucketStorage,
} from "../modules/files/storage/bucket-storage.ts";
import { fileAt, fileHeaders, FILES_PREFIX, noSuchFile } from "./file-requests.ts";

/** Serves uploaded files of a bucket, which itself compares entity tags and cuts out ranges: one call for each request. */
export function serveBucket(scope: FastifyInstance, files: BucketStorage): void {
  scope.route({
    method: ["GET", "HEAD"],
    url: `${FILES_PREFIX}*`,
    exposeHeadRoute: false,
    handler: (request, reply) => serveObject(files, request, reply),
  });
}

async function serveObject(
  files: BucketStorage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = fileAt(request);
  const asked = await requestOf(files, path, request);
  const isHead = request.method === "HEAD";
  const found = await (isHead ? files.head(path, asked) : files.get(path, asked));
  if (found === null) throw noSuchFile();
  void reply.code(found.status).headers(headersOf(found));
  if (found.status === 416) return reply.send();
  void reply.header("cache-control", "public, max-age=31536000, immutable");
  if (found.status === 304) return reply.send();
  void reply.headers(fileHeaders(path));
  return reply.send(found.content ?? "");
}

/** What is malformed is ignored, as HTTP asks for, and so are several ranges at once. */
async function requestOf(
  files: BucketStorage,
  path: string,
  { headers }: FastifyRequest,
): Promise<BucketRequest> {
  const { range, "if-none-match": noneMatch, "if-modified-since": since } = headers;
  const date = new Date(since ?? "");
  const isRange = range !== undefined && /^bytes=(?:\d+-\d*|-\d+)$/.test(range);
  return {
    ...(noneMatch === undefined ? {} : { IfNoneMatch: noneMatch }),
    ...(noneMatch === undefined && !Number.isNaN(date.getTime()) ? { IfModifiedSince: date } : {}),
    ...(isRange && (await continues(files, path, headers["if-range"])) ? { Range: range } : {}),
  };
}

/** Whether a part belongs to what the reader has of the file already (`If-Range`). */
async function continues(
  files: BucketStorage,
  path: string,
  has: string | string[] | undefined,
): Promise<boolean> {
  if (has === undefined) return true;
  const { ETag, LastModified } = (await files.head(path))?.facts ?? {};
  return has === ETag || has === LastModified?.toUTCString();
}

function headersOf({ facts }: BucketReply): Record<string, string> {
  const { ETag, LastModified, ContentLength, ContentRange } = facts;
  return {
    "accept-ranges": "bytes",
    ...(ETag === undefined ? {} : { etag: ETag }),
    ...(LastModified === undefined ? {} : { "last-modified": LastModified.toUTCString() }),
    ...(ContentLength === undefined ? {} : { "content-length": String(ContentLength) }),
    ...(ContentRange === undefined ? {} : { "content-range": ContentRange }),
  };
}
