import type { Log } from "../kernel/log.ts";
import type { Db } from "./db.ts";
import type { InvalidationBus } from "./invalidation-bus.ts";

/** How busy a database is at the moment. */
export interface DatabaseLoad {
  connections: number;
  /** Connections that are in use. */
  busy: number;
  /** Queries and transactions that wait for a connection. */
  waiting: number;
}

/** An open database. */
export interface Database {
  db: Db;
  kind: "embedded" | "postgres";
  /** Notifies when something that the public reads has changed. */
  invalidationBus: InvalidationBus;
  /** Brings the tables up to date; safe when several processes do it at once. */
  migrate(): Promise<void>;
  load(): DatabaseLoad;
  close(): Promise<void>;
}

/** What the opening of a database reports to. */
export type DatabaseLog = Pick<Log, "error" | "info">;
