import { Socket } from "node:net";
import pg from "pg";

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
    if (this.answers) return callback === undefined ? super.connect() : super.connect(callback);
    if (callback === undefined) return Promise.reject(silence());
    process.nextTick(() => callback(silence(), undefined, () => {}));
  }
}

function silence(): Error {
  return Object.assign(new Error("The database does not respond"), { code: "ETIMEDOUT" });
}
