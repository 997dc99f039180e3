import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Cacheable } from "../http/response-cache/cacheable.ts";

/** Content encodings, the smallest first. */
export const encodings = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof encodings)[number];

export interface PageResponseParts {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** The article shown in full; null for none. */
  articleId?: string | null;
}

/** A smaller body fits into one packet anyway. */
const minCompressedBytes = 1024;

/** Memory for the compressed bodies, as a share of the plain one. */
const compressedShare = 0.5;
const headerBytes = 2048;

/** A higher quality takes a multiple of the time for a few per cent, on a page that expires within a minute. */
const brotliQuality = 5;

const minute = 60_000;

/** A page or feed that is the same for everybody; compressed on the first request for each encoding. */
export class PageResponse implements Cacheable {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly articleId: string | null;
  readonly #body: Buffer;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor({ status, headers, body, articleId = null }: PageResponseParts) {
    this.status = status;
    this.headers = headers;
    this.articleId = articleId;
    this.#body = Buffer.from(body);
  }

  get size(): number {
    return Math.ceil(this.#body.length * (1 + compressedShare)) + headerBytes;
  }

  /** URLs that are not found are endless: they must not evict pages. */
  get isPromotable(): boolean {
    return this.status < 400;
  }

  /** Read counts grow without an invalidation. */
  get maxAgeMs(): number {
    return this.isPromotable ? minute : minute / 6;
  }

  /** Whether compression is worth it. */
  get isCompressible(): boolean {
    return this.#body.length >= minCompressedBytes;
  }

  async bodyIn(encoding: Encoding): Promise<Buffer> {
    if (encoding === "identity") return this.#body;
    const body = this.#compressed.get(encoding) ?? compress[encoding](this.#body);
    this.#compressed.set(encoding, body);
    return body;
  }
}

const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
const brotli = promisify<Buffer, object, Buffer>(brotliCompress);
const gzipped = promisify<Buffer, Buffer>(gzip);

const compress = {
  br: (body: Buffer) => brotli(body, { params }),
  gzip: (body: Buffer) => gzipped(body),
};
