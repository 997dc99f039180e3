import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { queryRows } from "../../src/db/query-rows.ts";
import { signInStaff, publish } from "../_content.ts";
import { openEmptyDatabase, openTestDatabase } from "../_database.ts";
import { startTestServer } from "../_server.ts";
import { everyRow } from "../_site-content.ts";

test("a database that is borrowed again contains the seeds and nothing else", async () => {
  const first = await openTestDatabase();
  const seeds = await everyRow(first.db);
  await using server = await startTestServer({ database: first });
  await publish(await signInStaff(server));
  await first.db.execute(sql`delete from role_auths`);
  await first.db.execute(sql`update roles set name = name || '!'`);
  await first.db.execute(sql`update drizzle.__drizzle_migrations set created_at = 0`);
  expect(await everyRow(first.db)).not.toEqual(seeds);
  await server[Symbol.asyncDispose]();
  await first.close();
  const second = await openTestDatabase();
  expect(await everyRow(second.db)).toEqual(seeds);
  const migrations = sql`select 1 from drizzle.__drizzle_migrations where created_at = 0`;
  expect(await queryRows(second.db, migrations)).toEqual([]);
  await second.close();
});

test("a returned database refuses its former borrower", async () => {
  const database = await openTestDatabase();
  await database.close();
  const query = queryRows(database.db, sql`select 1`);
  await expect(query).rejects.toMatchObject({ cause: { message: "The database is closed." } });
});

test("a database with a changed schema is not lent again", async () => {
  const first = await openTestDatabase();
  const seeds = await everyRow(first.db);
  await first.db.execute(sql`alter table articles drop column slug cascade`);
  await first.close();
  const second = await openTestDatabase();
  expect(await everyRow(second.db)).toEqual(seeds);
  await second.close();
});

test("an empty database that is borrowed again is empty, whatever it was made into", async () => {
  const first = await openEmptyDatabase();
  await first.migrate();
  await first.db.execute(sql`create schema elsewhere create table of_somebody (id int)`);
  await first.close();
  const second = await openEmptyDatabase();
  const relations = sql`select 1 from pg_class where relnamespace::regnamespace::text !~ '^(pg_|information_schema)'`;
  expect(await queryRows(second.db, relations)).toEqual([]);
  await second.migrate();
  expect(Object.keys(await everyRow(second.db))).toContain("articles");
  await second.close();
});

test("two databases that are open at once are separate", async () => {
  const [one, two] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  await one.db.execute(sql`update roles set name = name || '!'`);
  const changed = sql`select 1 from roles where name like '%!'`;
  expect(await queryRows(two.db, changed)).toEqual([]);
  await Promise.all([one.close(), two.close()]);
});
