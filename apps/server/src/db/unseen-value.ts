import { sql, type SQL } from "drizzle-orm";

/**
 * A value of a prepared statement that PostgreSQL does not see while planning: it is the result of a query. From a value
 * that it sees it may estimate less than for any value, such as next to nothing below a place, and would plan the
 * statement anew at every call, for a plan that is the same in the end.
 *
 * @param type Of PostgreSQL, such as `int`.
 */
export function unseenValue(
  name: string,
  type: "boolean" | "int" | "text" | "timestamptz" | "text[]",
): SQL {
  // The outer cast lets an array be one in `any (…)`, where a query would stand for its rows.
  return sql`(select ${sql.placeholder(name)}::${sql.raw(type)})::${sql.raw(type)}`;
}
