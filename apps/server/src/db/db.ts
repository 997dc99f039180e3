import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/**
 * A database of either driver, or a transaction. It is not told the tables: drizzle would make a query builder of each of
 * them for every transaction.
 */
export type Db = PgDatabase<PgQueryResultHKT>;

/** Runs transactions: a database, or what adds something to each. */
export interface Transactor {
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
}
