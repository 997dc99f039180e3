import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema/index.ts";

/** One schema over two drivers, or a transaction of either. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Runs transactions: a database, or what adds something to each. */
export interface Transactor {
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
}
