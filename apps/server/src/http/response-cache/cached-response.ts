import { Buffer } from "node:buffer";
import type { ContractOperation } from "../../kernel/contract.ts";
import type { Cacheable } from "./cacheable.ts";

export interface ResponseMetadata {
  operation: ContractOperation;
  /** For the log. */
  path: string;
  etag: string;
  /** The article shown in full; null for none. */
  articleId: string | null;
  /** By which CDNs drop it; null where none keeps it. */
  cdnKeys: readonly string[] | null;
}

/** Headers of one response or one connection, which are not stored. */
const perResponseHeaders = new Set([
  "x-request-id",
  "connection",
  "keep-alive",
  "date",
  "content-length",
]);

/**
 * A serialised response to a public read. Only the request's id differs from one response to the next; it is written
 * over the stored one.
 */
export class CachedResponse implements Cacheable {
  /** Read counts grow without an invalidation. */
  readonly maxAgeMs = 60_000;
  readonly metadata: ResponseMetadata;
  readonly #body: Buffer;
  readonly #idAt: number;
  /** Names and values in turn, as Node's `writeHead` accepts them. */
  readonly #headers: readonly string[];
  readonly #headersAlone: readonly string[];

  private constructor(
    metadata: ResponseMetadata,
    body: Buffer,
    idAt: number,
    headers: readonly string[],
  ) {
    this.metadata = metadata;
    this.#body = body;
    this.#idAt = idAt;
    this.#headers = [...headers, "content-length", String(body.length)];
    this.#headersAlone = pairs(headers)
      .filter(([name]) => name !== "content-type")
      .flat();
  }

  /** Returns null for a response that is not the same for everybody. */
  static of(
    metadata: ResponseMetadata,
    body: Buffer,
    requestId: string,
    headers: Readonly<Record<string, number | string | string[] | undefined>>,
  ): CachedResponse | null {
    if ("set-cookie" in headers || "access-control-allow-origin" in headers) return null;
    // Requests with an `Origin` are not served from the cache, so the stored response is the one without.
    if ("vary" in headers && headers["vary"] !== "Origin") return null;
    const idAt = body.indexOf(requestId);
    if (idAt < 0 || body.lastIndexOf(requestId) !== idAt) return null;
    const stored = Object.entries(headers)
      .filter(([name, value]) => value !== undefined && !perResponseHeaders.has(name))
      .flatMap(([name, value]) => [name, String(value)]);
    return new CachedResponse(metadata, body, idAt, stored);
  }

  get size(): number {
    return this.#body.length + 1024;
  }

  /** Searches are endless: they must not evict what everybody reads. */
  get isPromotable(): boolean {
    return this.metadata.operation.id !== "siteSearchContent";
  }

  body(requestId: string): Buffer {
    const body = Buffer.from(this.#body);
    body.write(requestId, this.#idAt, "latin1");
    return body;
  }

  headers(requestId: string): string[] {
    return [...this.#headers, "x-request-id", requestId];
  }

  /** For a 304 (not modified). */
  headersWithoutBody(requestId: string): string[] {
    return [...this.#headersAlone, "x-request-id", requestId];
  }
}

function pairs(headers: readonly string[]): string[][] {
  return headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1] ?? ""]] : []));
}
