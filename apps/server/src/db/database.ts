import type { Log } from "../kernel/log.ts";
import type { Db } from "./db.ts";
import type { EventBus } from "./event-bus.ts";
import type { InvalidationBus } from "./invalidation-bus.ts";
import type { MigrateOptions } from "./migrate.ts";

export interface DatabaseLoad {
  connections: number;
  /** Connections in use. */
  busy: number;
  /** Queries and transactions that wait for a connection. */
  waiting: number;
}

export interface Database {
  db: Db;
  kind: "embedded" | "postgres";
  /** Notifies when something that the public reads has changed. */
  invalidationBus: InvalidationBus;
  /** Notifies of what people watch: notices, who writes an article. */
  eventBus: EventBus;
  /**
   * Brings the tables up to date. Several processes may do so at once: one works, the others wait.
   *
   * @throws SchemaError
   */
  migrate(options?: MigrateOptions): Promise<void>;
  load(): DatabaseLoad;
  /** Whether the database responds, as far as is known. */
  responds(): boolean;
  close(): Promise<void>;
}

export type DatabaseLog = Pick<Log, "error" | "info">;
