import type { DatabaseLog } from "../database.ts";

interface Answer {
  ms: string;
}

/** A machine's own clock counts as right while it is this close to the database's. */
const TOLERANCE_MS = 2000;

/** The time of all servers of a database: of the machine's clock, or of the database's where the two disagree. */
export class DatabaseClock {
  readonly #log: DatabaseLog;
  readonly #machineMs: () => number;
  #offsetMs = 0;

  constructor(log: DatabaseLog, machineMs: () => number = Date.now) {
    this.#log = log;
    this.#machineMs = machineMs;
  }

  readonly now = (): Date => new Date(this.#machineMs() + this.#offsetMs);

  /** Asks the database for its time. */
  async compare(ask: (statement: string) => Promise<{ rows: Answer[] }>): Promise<void> {
    const askedAt = this.#machineMs();
    const { rows } = await ask("select (extract(epoch from clock_timestamp()) * 1000)::text as ms");
    const answeredAt = this.#machineMs();
    const offsetMs = Number(rows[0]?.ms) - (askedAt + answeredAt) / 2;
    const toleranceMs = TOLERANCE_MS + (answeredAt - askedAt) / 2;
    if (Math.abs(offsetMs - this.#offsetMs) <= toleranceMs) return;
    this.#offsetMs = Math.abs(offsetMs) <= toleranceMs ? 0 : offsetMs;
    this.#log.error(
      { offsetSeconds: Math.round(this.#offsetMs / 1000) },
      this.#offsetMs === 0
        ? "The clock of this machine is right again"
        : "The clock of this machine is wrong: the database's is used",
    );
  }
}
