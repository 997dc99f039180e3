import { AsyncResource } from "node:async_hooks";
import { Socket } from "node:net";
import pg from "pg";
import { currentTracing } from "../../kernel/tracing/tracing.ts";

/** Beyond the query timeout, for the database to report that it cancelled the query. */
const graceMs = 2000;

/**
 * A socket with a timeout longer than any query. A hanging database cancels none, and TCP alone would wait for a
 * quarter of an hour, or forever.
 *
 * @param statementMs Query timeout; 0 for none.
 */
export function createTimeoutSocket(statementMs: number): Socket {
  const socket = new Socket();
  if (statementMs === 0) return socket;
  return socket.setTimeout(statementMs + graceMs, () => socket.destroy(silence()));
}

type Connected = Parameters<typeof pg.Pool.prototype.connect>[0];

/** A pool that refuses connections at once while the database is known not to respond. */
export class FailFastPool extends pg.Pool {
  /** Whether the database responds, as far as is known. */
  answers = true;

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (callback === undefined) return this.answers ? super.connect() : Promise.reject(silence());
    // A waiting query belongs to the trace of its request, not to that of the one whose connection it gets.
    const bound = currentTracing() === null ? callback : AsyncResource.bind(callback);
    if (this.answers) return super.connect(bound);
    process.nextTick(() => callback(silence(), undefined, () => {}));
  }
}

function silence(): Error {
  return Object.assign(new Error("The database does not respond"), { code: "ETIMEDOUT" });
}
