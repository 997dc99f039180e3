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

/** A copy of the database for public reads. */
export interface Replica {
  db: Db;
  /** Whether it has all that caches were invalidated for, and is not too far behind. */
  readonly usable: boolean;
  /** Whether it is away or too far behind, longer than it takes to catch up with a change. */
  readonly skipped: boolean;
  readonly lagSeconds: number;
  /** How many reads it was asked for. */
  readonly reads: number;
  noteRead(): void;
  /** Leaves it out until the next check. */
  noteFailure(error: unknown): void;
}

export interface Database {
  db: Db;
  kind: "embedded" | "postgres";
  /** Notifies when something that the public reads has changed. */
  invalidationBus: InvalidationBus;
  /** Notifies of what people watch: notices, who writes an article. */
  eventBus: EventBus;
  /** The time by which all servers of the database go. */
  now(): Date;
  /**
   * Brings the tables up to date. Several processes may do so at once: one works, the others wait.
   *
   * @throws SchemaError
   */
  migrate(options?: MigrateOptions): Promise<void>;
  /** Undefined where the database itself answers all reads. */
  replica?: Replica;
  load(): DatabaseLoad;
  /** Whether the database responds, as far as is known. */
  responds(): boolean;
  close(): Promise<void>;
}

export type DatabaseLog = Pick<Log, "error" | "info">;
