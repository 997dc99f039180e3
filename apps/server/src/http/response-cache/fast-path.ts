import type { IncomingMessage, ServerResponse } from "node:http";
import { uuidv7 } from "uuidv7";
import { callerAddress, type TrustsProxy } from "../caller-address.ts";
import { matchesEtag } from "../etag.ts";
import type { ShutdownState } from "../graceful-shutdown.ts";
import type { OperationId } from "../../kernel/contract.ts";
import type { CacheKey } from "./cache-key.ts";
import type { CachedResponse } from "./cached-response.ts";
import type { ResponseCache } from "./response-cache.ts";

/** A request that was answered without Fastify. */
export interface CacheHit {
  request: IncomingMessage;
  cached: CachedResponse;
  requestId: string;
  status: 200 | 304;
  /** The client's address. */
  address: string;
}

export interface FastPathOptions {
  cache: ResponseCache;
  cacheKey: CacheKey;
  /** Rate-limited operations go through the guards. */
  isLimited(operation: OperationId): boolean;
  /** Whether responses vary by `Origin`; requests with that header then go through Fastify. */
  variesByOrigin: boolean;
  trustsProxy: TrustsProxy;
  shutdown: ShutdownState;
}

/** Answers public reads from the cache before Fastify sees the request, and reports them to whoever hooks into requests. */
export class FastPath {
  readonly #options: FastPathOptions;
  readonly #listeners: ((hit: CacheHit) => void)[] = [];

  constructor(options: FastPathOptions) {
    this.#options = options;
  }

  /** Fastify's hooks see none of these requests. */
  onHit(listener: (hit: CacheHit) => void): void {
    this.#listeners.push(listener);
  }

  /** Returns false when Fastify must answer. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const { cache, cacheKey, isLimited, variesByOrigin, trustsProxy, shutdown } = this.#options;
    if (shutdown.stopping) return false;
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    if (variesByOrigin && request.headers.origin !== undefined) return false;
    const key = cacheKey(request.url ?? "/");
    const cached = key === null ? null : cache.get(key);
    if (cached === null || isLimited(cached.metadata.operation.id) || hasBody(request))
      return false;
    const requestId = uuidv7();
    const notModified = matchesEtag(request.headers["if-none-match"], cached.metadata.etag);
    if (notModified) {
      response.writeHead(304, cached.headersWithoutBody(requestId)).end();
    } else {
      response.writeHead(200, cached.headers(requestId));
      response.end(request.method === "HEAD" ? undefined : cached.body(requestId));
    }
    const status = notModified ? 304 : 200;
    const address = callerAddress(request, trustsProxy);
    for (const listen of this.#listeners) listen({ request, cached, requestId, status, address });
    return true;
  }
}

/** Fastify knows how to discard an unexpected body. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}
