import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { StatementCache } from "./statement-cache.ts";

const maxStatements = 5;
let database: PGlite;
let statements: StatementCache;

beforeAll(async () => {
  database = await PGlite.create();
  statements = new StatementCache(database, maxStatements);
  await run("create table note (id int primary key, text text, tags text[], at timestamptz)");
});

afterAll(() => database.close());

async function run(sql: string, ...params: unknown[]): Promise<unknown[]> {
  return (await statements.query(sql, params, { rowMode: "array", parsers: {} })).rows;
}

async function preparedStatements(): Promise<number> {
  const { rows } = await database.query("select name from pg_prepared_statements where name <> ''");
  return rows.length;
}

test("serializes and parses values as the engine's own query does", async () => {
  const values = [1, "It's 5 µm", ["a", 'b "c"'], new Date("2026-01-02T03:04:05Z")];
  const sql = "insert into note values ($1, $2, $3, $4) returning *";
  expect(await run(sql, ...values)).toEqual([values]);
  expect(await run("select $1::boolean, $2::jsonb, $3::text", true, { a: [1] }, null)).toEqual([
    [true, { a: [1] }, null],
  ]);
  const updated = await statements.query("update note set text = $1", ["x"], {
    rowMode: "object",
    parsers: {},
  });
  expect(updated).toMatchObject({ rows: [], affectedRows: 1 });
});

test("keeps no more statements than its limit, and those that were used last", async () => {
  for (let number = 0; number < 3 * maxStatements; number += 1) {
    expect(await run(`select ${number} + $1::int`, 1)).toEqual([[number + 1]]);
    expect(await run("select 'each time'")).toEqual([["each time"]]);
  }
  expect(await preparedStatements()).toBe(maxStatements);
});

test("goes on after an error in a statement, and after one in a transaction", async () => {
  const insert = "insert into note values ($1, $2)";
  await run(insert, 2, "two");
  await expect(run(insert, 2, "again")).rejects.toMatchObject({ code: "23505" });
  await expect(run("select nothing from note")).rejects.toMatchObject({ code: "42703" });
  await run("begin");
  await expect(run(insert, 2, "again")).rejects.toMatchObject({ code: "23505" });
  await expect(run("select id from note")).rejects.toMatchObject({ code: "25P02" });
  await run("rollback");
  expect(await run("select text from note where id = $1", 2)).toEqual([["two"]]);
});

test("leaves a statement alone that SQL prepared", async () => {
  await run("select id from note");
  await run("prepare own as select 1");
  await run("create table other ()");
  expect(await run("execute own")).toEqual([[1]]);
  await run("deallocate own");
  await run("drop table other");
});

test("returns the columns of a schema that changed, and of one whose change was rolled back", async () => {
  const all = "select * from change";
  await run("create table change (a int)");
  await run("insert into change values (1)");
  expect(await run(all)).toEqual([[1]]);
  await run("begin");
  await run("alter table change add column b int default 2");
  expect(await run(all)).toEqual([[1, 2]]);
  await run("savepoint here");
  await run("rollback to savepoint here");
  await run("rollback");
  expect(await run(all)).toEqual([[1]]);
  await run("alter table change add column c int default 3");
  expect(await run(all)).toEqual([[1, 3]]);
});
