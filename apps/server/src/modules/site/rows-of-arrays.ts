import { sql, type SQL } from "drizzle-orm";

/**
 * A row for each element of some arrays of one length, by the names of the columns. PostgreSQL takes an unknown array for
 * ten elements, and an unknown limit for a tenth of the rows: with both, it plans for one and keeps that plan.
 */
export function rowsOfArrays(arrays: Record<string, SQL>): SQL {
  const values = Object.values(arrays);
  const columns = sql.raw(Object.keys(arrays).join(", "));
  return sql`(select * from unnest(${sql.join(values, sql`, `)}) as given (${columns}) limit cardinality(${values[0]}))`;
}
