import { sql } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { queryRows } from "../db/query-rows.ts";
import type { TableDigest, TableShape } from "./site-parts.ts";

/** Tables of the public schema, alphabetically. */
export async function tableNames(db: Db): Promise<string[]> {
  const rows = await queryRows<{ name: string }>(
    db,
    sql`select c.relname::text as name from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        order by c.relname::text collate "C"`,
  );
  return rows.map(({ name }) => name);
}

/** A stored column, with its SQL type. */
export interface Column {
  name: string;
  type: string;
}

/** Without generated columns. */
export async function columnsOf(db: Db, table: string): Promise<Column[]> {
  return queryRows<Column>(
    db,
    sql`select a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type
        from pg_attribute a
        where a.attrelid = ${quote(table)}::regclass and a.attnum > 0
          and not a.attisdropped and a.attgenerated = ''
        order by a.attnum`,
  );
}

/** Last values of the public schema's sequences; unused ones are left out. */
export async function readSequences(db: Db): Promise<Record<string, string>> {
  const rows = await queryRows<{ name: string; value: string }>(
    db,
    sql`select sequencename::text as name, last_value::text as value from pg_sequences
        where schemaname = 'public' and last_value is not null order by sequencename`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** SQL of a row as a JSON array of its values in text form, which is lossless for every type. */
export function rowToJson({ columns }: TableShape): string {
  const values = columns.map((column) => `${quote(column)}::text`);
  return `array_to_json(array[${values.join(", ")}]::text[])::text`;
}

/** Counts and digests a table's rows, whatever their order. */
export async function digestTable(db: Db, table: TableShape): Promise<TableDigest> {
  // 15 digits of a row's hash fit an unsigned bigint; the sum grows as needed.
  const statement = `select count(*)::text as rows,
      coalesce(sum(('x0' || substr(md5(line), 1, 15))::bit(64)::bigint), 0)::text as digest
    from (select ${rowToJson(table)} as line from ${quote(table.name)}) lines`;
  const [found] = await queryRows<{ rows: string; digest: string }>(db, sql.raw(statement));
  if (found === undefined) throw new Error(`No count of ${table.name}`);
  return { rows: Number(found.rows), digest: found.digest };
}

/** Quotes an SQL identifier. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
