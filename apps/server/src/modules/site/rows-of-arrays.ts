import { sql, type SQL } from "drizzle-orm";

/**
 * Joins arrays of one length to rows, by the names of the columns. PostgreSQL estimates an unknown array at ten
 * elements, and an unknown limit at a tenth of the rows: with both, it plans for one row and keeps that plan.
 */
export function rowsOfArrays(arrays: Record<string, SQL>): SQL {
  const values = Object.values(arrays);
  const columns = sql.raw(Object.keys(arrays).join(", "));
  return sql`(select * from unnest(${sql.join(values, sql`, `)}) as given (${columns}) limit cardinality(${values[0]}))`;
}
