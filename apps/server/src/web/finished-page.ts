import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Keepable } from "../http/reply-cache/reply-cache.ts";

/** How a body can be packed, the smallest first. */
export const encodings = ["br", "gzip", "identity"] as const;

/** One of them. */
export type Encoding = (typeof encodings)[number];

/** What a finished page or feed is made of. */
export interface FinishedParts {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** The article that it shows in full; null when it shows none. */
  articleId?: string | null;
}

/** What is smaller travels in one packet anyway. */
const smallestPacked = 1024;

/** Room for the packed forms of a text and for its headers, beside the text. */
const packedShare = 0.5;
const headerBytes = 2048;

/** Higher ones take a multiple of the time, on a page that is made anew within a minute, for a few per cent. */
const brotliQuality = 5;

const minute = 60_000;

/** Forms that are the same for everybody: the text, and packed, each made when it is first asked for. */
export class FinishedPage implements Keepable {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly articleId: string | null;
  readonly #body: Buffer;
  readonly #packed = new Map<Encoding, Promise<Buffer>>();

  constructor({ status, headers, body, articleId = null }: FinishedParts) {
    this.status = status;
    this.headers = headers;
    this.articleId = articleId;
    this.#body = Buffer.from(body);
  }

  get size(): number {
    return Math.ceil(this.#body.length * (1 + packedShare)) + headerBytes;
  }

  /** There is no end of addresses that lead nowhere. */
  get lasting(): boolean {
    return this.status < 400;
  }

  /** The numbers of readers in a page grow without anything being changed. */
  get longestMs(): number {
    return this.lasting ? minute : minute / 6;
  }

  /** Whether packing it is worth anything. */
  get packs(): boolean {
    return this.#body.length >= smallestPacked;
  }

  /** The body in one of its forms. */
  async bodyIn(encoding: Encoding): Promise<Buffer> {
    if (encoding === "identity") return this.#body;
    const made = this.#packed.get(encoding) ?? pack[encoding](this.#body);
    this.#packed.set(encoding, made);
    return made;
  }
}

const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
const brotli = promisify<Buffer, object, Buffer>(brotliCompress);
const gzipped = promisify<Buffer, Buffer>(gzip);

const pack = {
  br: (body: Buffer) => brotli(body, { params }),
  gzip: (body: Buffer) => gzipped(body),
};
