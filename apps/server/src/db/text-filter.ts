import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** Case-insensitive; `%`, `_` and `\` are literal. */
export function containsText(column: SQLWrapper, text: string): SQL {
  const pattern = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`${column} ilike ${pattern}`;
}
