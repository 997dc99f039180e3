import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema/index.ts";

/** The database as every module sees it: one schema over two drivers, or a transaction of either. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;
