import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../tests/_database.ts";
import type { Database } from "./database.ts";
import { migrationsFolder } from "./migration-history.ts";
import { queryRows } from "./query-rows.ts";

/*
 * During an upgrade servers of the release before run on the tables of this one. `last-release.json` names the newest
 * migration of that release; its snapshot says what its program reads and writes.
 */

interface Column {
  name: string;
  type: string;
  notNull: boolean;
  default?: unknown;
}

interface Table {
  name: string;
  columns: Record<string, Column>;
  indexes: Record<string, { isUnique: boolean; columns: { expression: string }[] }>;
  foreignKeys: Record<string, { columnsFrom: string[] }>;
}

type Tables = Record<string, Table>;

function tablesAt(snapshot: string): Tables {
  const path = join(migrationsFolder(), "meta", `${snapshot}_snapshot.json`);
  return (JSON.parse(readFileSync(path, "utf8")) as { tables: Tables }).tables;
}

const release = JSON.parse(
  readFileSync(join(import.meta.dirname, "last-release.json"), "utf8"),
) as { migration: string };
const before = tablesAt(release.migration.slice(0, 4));
const newest = readdirSync(join(migrationsFolder(), "meta"))
  .filter((name) => name.endsWith("_snapshot.json"))
  .toSorted()
  .at(-1);
const now = tablesAt(newest?.slice(0, 4) ?? "");

/** What programs of the release before cannot live with, each in a sentence. */
function contractions(earlier: Tables, later: Tables): string[] {
  return Object.entries(earlier).flatMap(([key, table]) => {
    const kept = later[key];
    if (kept === undefined) return [`${table.name} is gone`];
    return [
      ...columnContractions(table, kept),
      ...Object.entries(kept.indexes)
        .filter(([name, { isUnique }]) => isUnique && !(name in table.indexes))
        .filter(([, { columns }]) => columns.some(({ expression }) => expression in table.columns))
        .map(([name]) => `${name} is unique for the first time`),
      ...Object.entries(kept.foreignKeys)
        .filter(([name]) => !(name in table.foreignKeys))
        .filter(([, { columnsFrom }]) => columnsFrom.some((column) => column in table.columns))
        .map(([name]) => `${name} refuses what was allowed`),
    ];
  });
}

function columnContractions(table: Table, kept: Table): string[] {
  const of = (name: string) => `${table.name}.${name}`;
  const old = Object.values(table.columns).flatMap(({ name, type, notNull }) => {
    const column = kept.columns[name];
    if (column === undefined) return [`${of(name)} is gone`];
    if (column.type !== type) return [`${of(name)} has another type`];
    return column.notNull && !notNull ? [`${of(name)} must not be null any more`] : [];
  });
  const added = Object.values(kept.columns).filter(({ name }) => !(name in table.columns));
  const unfilled = added.filter((column) => column.notNull && column.default === undefined);
  return [...old, ...unfilled.map(({ name }) => `${of(name)} has no default`)];
}

const column = (more: Partial<Column> = {}): Column => ({
  name: "a",
  type: "text",
  notNull: false,
  ...more,
});
const table = (...columns: Column[]): Tables => ({
  t: {
    name: "t",
    columns: Object.fromEntries(columns.map((one) => [one.name, one])),
    indexes: {},
    foreignKeys: {},
  },
});

test.each<[string, Tables, Tables, string[]]>([
  ["a table that is dropped", table(column()), {}, ["t is gone"]],
  ["a column that is dropped", table(column()), table(), ["t.a is gone"]],
  [
    "a column of another type",
    table(column()),
    table(column({ type: "integer" })),
    ["t.a has another type"],
  ],
  [
    "a column that becomes required",
    table(column()),
    table(column({ notNull: true, default: "''" })),
    ["t.a must not be null any more"],
  ],
  [
    "a required column without a default",
    table(),
    table(column({ notNull: true })),
    ["t.a has no default"],
  ],
  [
    "what only adds",
    table(column({ notNull: true })),
    table(column(), column({ name: "b" }), column({ name: "c", notNull: true, default: 1 })),
    [],
  ],
])("names %s", (_name, earlier, later, expected) => {
  expect(contractions(earlier, later)).toEqual(expected);
});

test("the migrations since the last release only expand", () => {
  expect(Object.keys(before).length).toBeGreaterThan(30);
  expect(contractions(before, now)).toEqual([]);
});

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("what the release before reads and writes, the tables of this one accept", async () => {
  const { db } = database;
  for (const { name, columns } of Object.values(before)) {
    const all = sql.join(
      Object.keys(columns).map((one) => sql.identifier(one)),
      sql`, `,
    );
    const rows = sql`select ${all} from ${sql.identifier(name)}`;
    await queryRows(db, sql`${rows} limit 1`);
    const insert = sql`insert into ${sql.identifier(name)} (${all}) ${rows} where false`;
    expect(await db.transaction((tx) => queryRows(tx, insert))).toEqual([]);
  }
});
