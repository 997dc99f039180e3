import { Socket } from "node:net";
import pg from "pg";

/** Beyond the time that a query may run, in which the database says that it has ended it. */
const graceMs = 2000;

/**
 * A connection that ends when it stays silent for longer than any query may run. A database that hangs ends none, and TCP
 * alone would wait for a quarter of an hour, or for ever.
 *
 * @param statementMs Milliseconds a query may run; 0 for as long as it takes.
 */
export function socketThatGivesUp(statementMs: number): Socket {
  const socket = new Socket();
  if (statementMs === 0) return socket;
  return socket.setTimeout(statementMs + graceMs, () => socket.destroy(silence()));
}

type Connected = Parameters<typeof pg.Pool.prototype.connect>[0];

/** Connections that are not waited for while it is known that the database does not answer. */
export class PatientPool extends pg.Pool {
  /** Whether the database answers, as far as is known. While not, whoever wants a connection is refused at once. */
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
  return Object.assign(new Error("The database does not answer"), { code: "ETIMEDOUT" });
}
