import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmptyDatabase, openEmptyInMemory } from "../../tests/_database.ts";
import { everyRow } from "../../tests/_site-content.ts";
import type { Db } from "../db/db.ts";
import type { Database } from "../db/database.ts";
import { dumpRows } from "./dump-site.ts";
import { RowLoader, setSequences } from "./load-rows.ts";
import { configureTransaction } from "./configure-transaction.ts";
import type { SitePart } from "./site-parts.ts";
import { columnsOf, digestTable, readSequences } from "./table-catalog.ts";

let embedded: Database;
let other: Database;

beforeAll(async () => {
  [embedded, other] = await Promise.all([openEmptyInMemory(), openEmptyDatabase()]);
  for (const { db } of [embedded, other]) {
    await db.execute(sql`create table odd (
      n integer generated always as identity primary key,
      "Name ""x""" text, exact numeric, double float8, at timestamptz, span interval, day date,
      bytes bytea, list text[], data jsonb, words tsvector, big bigint, flag boolean,
      shout text generated always as (upper("Name ""x""")) stored)`);
  }
});

afterAll(() => Promise.all([embedded.close(), other.close()]));

async function write(db: Db): Promise<void> {
  await db.execute(sql`insert into odd ("Name ""x""", exact, double, at, span, day, bytes, list, data, words, big, flag)
    values
      ('tab	line\nbreak \\ "quote" ''x'' 数据 🎉', 123456789012345678901234567890.123456789, 0.1::float8 + 0.2,
       '2026-03-29 01:30:00.123456+02', '1 year 2 mons -3 days 04:05:06.789', '0044-03-15 BC',
       decode('00ff0a5c22', 'hex'), array['a"b', null, 'c,d', '{}', ''], '{"b": [1.50, null], "a": "\\u00e9"}',
       to_tsvector('simple', 'it''s a fat cat'), 9223372036854775807, true),
      (null, 'NaN', '-Infinity', 'infinity', null, null, '', '{}', 'null', '', -9223372036854775808, false),
      ('', null, 1e-300, null, null, null, null, null, null, null, null, null)`);
}

async function copy(from: Db, to: Db): Promise<void> {
  const columns = (await columnsOf(from, "odd")).map(({ name }) => name);
  const table = { name: "odd", columns };
  await from.transaction((source) =>
    to.transaction(async (target) => {
      await configureTransaction(source);
      await configureTransaction(target);
      const loader = new RowLoader(target, [table]);
      for await (const part of dumpRows(source, table, () => {})) await load(loader, part);
      await setSequences(target, await readSequences(source));
      expect(await digestTable(target, table)).toEqual(await digestTable(source, table));
    }),
  );
}

async function load(loader: RowLoader, part: SitePart): Promise<void> {
  if (part.kind === "rows") await loader.load(part.table, part.rows);
}

test("values of every type survive a round trip between the two databases", async () => {
  await write(embedded.db);
  const written = await everyRow(embedded.db);
  expect(written["odd"]).toHaveLength(3);
  await copy(embedded.db, other.db);
  expect(await everyRow(other.db)).toEqual(written);

  await embedded.db.execute(sql`delete from odd`);
  await copy(other.db, embedded.db);
  expect(await everyRow(embedded.db)).toEqual(written);
});

test("sequences continue where they were", async () => {
  await other.db.execute(sql`insert into odd (flag) values (true)`);
  const rows = (await everyRow(other.db))["odd"] ?? [];
  const numbers = rows.map((row) => Number(JSON.parse(row)[0]));
  expect(Math.max(...numbers)).toBe(4);
});
