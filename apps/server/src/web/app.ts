import type { FastifyInstance } from "fastify";
import type { Db } from "../db/db.ts";
import type { CdnHeaders } from "../http/cdn/cdn-headers.ts";
import type { ResponseCache } from "../http/response-cache/response-cache.ts";
import type { FileStorage } from "../modules/files/storage/file-storage.ts";
import type { Visitor } from "../modules/reads/visitor.ts";
import type { Reader } from "../modules/site/reader.ts";
import type { PageResponse } from "./page-response.ts";

/** Where public content is read from. */
export interface PublicSource {
  db: Db;
  openReader(): Promise<Reader>;
}

/** The server without a socket: `fastify.listen` opens one, `fetch` asks it in-process. */
export interface App extends PublicSource {
  fastify: FastifyInstance;
  /** The store of the uploaded files. */
  files: FileStorage;
  /** The page cache; null when it is off. */
  pages: ResponseCache<PageResponse> | null;
  /** null where no CDN keeps responses. */
  cdn: CdnHeaders | null;
  /** Whether the database responds, as far as is known. */
  databaseResponds(): boolean;
  /** Reads from the replica while it is current, else and after a failure from the database itself. */
  readPublic<T>(read: (source: PublicSource) => Promise<T>): Promise<T>;
  /**
   * Answers a request in-process, without a socket; the page renderer calls the API with it on behalf of its visitor.
   */
  fetch(request: Request, visitor?: Visitor): Promise<Response>;
  /** Reports "not ready" from now on, and goes on answering. */
  beginShutdown(): void;
  /** Finishes requests in flight and refuses new ones. The database stays open. */
  close(): Promise<void>;
}
