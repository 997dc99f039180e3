import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** Whether a column contains a text, ignoring case; `%`, `_` and `\` stand for themselves. */
export function containsText(column: SQLWrapper, text: string): SQL {
  const pattern = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`${column} ilike ${pattern}`;
}
