/** What the server asks the database, as its driver sends it. */
import pg from "pg";

/** One statement with its values. */
export interface Statement {
  text: string;
  values: unknown[];
  /** Whether it has a name, under which a connection parses and plans it once. */
  named: boolean;
}

/** Notes every statement of this process's PostgreSQL driver. */
export class StatementLog implements Disposable {
  readonly #query = pg.Client.prototype.query;
  #noted: Statement[] = [];

  constructor() {
    const note = (first: unknown, second: unknown) => this.#note(first, second);
    const query = this.#query as (...args: unknown[]) => unknown;
    // The one place that all ways to the database lead through: pool, drizzle and transactions alike.
    Object.assign(pg.Client.prototype, {
      query(this: pg.Client, ...args: unknown[]) {
        note(args[0], args[1]);
        return query.apply(this, args);
      },
    });
  }

  /** The statements since the last call. */
  take(): Statement[] {
    const noted = this.#noted;
    this.#noted = [];
    return noted;
  }

  [Symbol.dispose](): void {
    pg.Client.prototype.query = this.#query;
  }

  #note(first: unknown, second: unknown): void {
    const config = typeof first === "string" ? { text: first } : (first as Partial<pg.QueryConfig>);
    const { text, values, name } = config;
    if (text === undefined) return;
    const given = values ?? (Array.isArray(second) ? second : []);
    this.#noted.push({ text, values: given, named: name !== undefined });
  }
}
