/** Rows into PostgreSQL by COPY, with the values the server's own tables would store. */
import { getTableColumns, getTableName, type Table } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Some rows of one table. Columns that no row mentions are left to the database. */
export interface Rows {
  table: PgTable;
  rows: Row[];
}

/** A row by the table's own property names. */
export type Row = Readonly<Record<string, unknown>>;

/** Adds the rows; a column's default of the application counts, as it does with drizzle. */
export async function copyRows(client: pg.Client, { table, rows }: Rows): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = writtenColumns(table, first);
  const names = columns.map(({ name }) => `"${name}"`).join(", ");
  const statement = `copy "${getTableName(table)}" (${names}) from stdin`;
  await pipeline(Readable.from(lines(columns, rows)), client.query(copyFrom(statement)));
}

interface WrittenColumn {
  name: string;
  text(row: Row): string;
}

function writtenColumns(table: Table, first: Row): WrittenColumn[] {
  return Object.entries(getTableColumns(table)).flatMap(([property, column]) => {
    const { defaultFn } = column;
    if (!(property in first) && defaultFn === undefined) return [];
    const text = (row: Row) => {
      const value = row[property] ?? (property in row ? null : defaultFn?.());
      return value === null || value === undefined
        ? "\\N"
        : escape(toText(column.mapToDriverValue(value)));
    };
    return [{ name: column.name, text }];
  });
}

function* lines(columns: WrittenColumn[], rows: Row[]): Generator<string> {
  let chunk = "";
  for (const row of rows) {
    chunk += `${columns.map(({ text }) => text(row)).join("\t")}\n`;
    if (chunk.length < 256_000) continue;
    yield chunk;
    chunk = "";
  }
  yield chunk;
}

function toText(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value);
}

const escapes: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

function escape(text: string): string {
  return text.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);
}
