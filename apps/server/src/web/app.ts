import type { FastifyInstance } from "fastify";
import type { Db } from "../db/db.ts";
import type { ReplyCache } from "../http/reply-cache/reply-cache.ts";
import type { Visitor } from "../modules/reads/visitor.ts";
import type { Reader } from "../modules/site/reader.ts";
import type { FinishedPage } from "./finished-page.ts";

/** The server without a socket: `fastify.listen` opens one, `fetch` asks it in-process. */
export interface App {
  fastify: FastifyInstance;
  db: Db;
  /** Where finished pages are kept; null keeps none. */
  pages: ReplyCache<FinishedPage> | null;
  /** Reads what the public sees now. */
  openReader(): Promise<Reader>;
  /** Answers a request without a socket, as the page renderer asks the API: on behalf of whoever asked for the page. */
  fetch(request: Request, visitor?: Visitor): Promise<Response>;
  /** Finishes the running requests and refuses new ones. The database stays open. */
  close(): Promise<void>;
}
