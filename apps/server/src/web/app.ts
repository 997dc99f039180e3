import type { FastifyInstance } from "fastify";
import type { Db } from "../db/db.ts";
import type { ResponseCache } from "../http/response-cache/response-cache.ts";
import type { Visitor } from "../modules/reads/visitor.ts";
import type { Reader } from "../modules/site/reader.ts";
import type { PageResponse } from "./page-response.ts";

/** The server without a socket: `fastify.listen` opens one, `fetch` asks it in-process. */
export interface App {
  fastify: FastifyInstance;
  db: Db;
  /** The page cache; null when it is off. */
  pages: ResponseCache<PageResponse> | null;
  /** Reads what the public sees now. */
  openReader(): Promise<Reader>;
  /** Answers a request without a socket, as the page renderer asks the API: on behalf of whoever asked for the page. */
  fetch(request: Request, visitor?: Visitor): Promise<Response>;
  /** Finishes the running requests and refuses new ones. The database stays open. */
  close(): Promise<void>;
}
